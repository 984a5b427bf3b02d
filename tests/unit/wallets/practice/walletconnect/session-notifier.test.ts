import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { developmentAccounts } from '../../../../../wallets/practice/state/development-accounts.js'
import { connectSite, initialWalletState } from '../../../../../wallets/practice/state/wallet-state.js'
import {
  formatAccounts,
  type SessionNamespaces,
} from '../../../../../wallets/practice/walletconnect/sessions/connected-session.js'
import { createSessionNotifier } from '../../../../../wallets/practice/walletconnect/sessions/create-session-notifier.js'

const [first, second, third] = developmentAccounts
const both = [31337, 31338]
const [harbour, quay] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string]

type Sample = { topic?: string; chainIds?: readonly number[]; accounts?: readonly Address[]; events?: string[] }

function open(...samples: Sample[]) {
  const sent: unknown[] = []
  const sessions = samples.map(({ topic = harbour, chainIds = both, accounts = [first.address], events }) => {
    const heard = events ?? ['accountsChanged', 'chainChanged']
    const eip155 = { accounts: formatAccounts(chainIds, accounts), methods: ['personal_sign'], events: heard }
    return { topic, peer: { metadata: { name: 'Harbour' } }, namespaces: { eip155 } as SessionNamespaces }
  })
  const kit = {
    listSessions: () => [...sessions],
    update: async (topic: string, namespaces: SessionNamespaces) => {
      for (const session of sessions) if (session.topic === topic) session.namespaces = namespaces
      sent.push({ topic, update: namespaces.eip155?.accounts })
    },
    emit: async (topic: string, chain: string, event: unknown) => void sent.push({ topic, chain, event }),
  }
  const notifier = createSessionNotifier(kit, ({ topic }) => sent.push({ lost: topic }))
  const tell = (change: Partial<typeof initialWalletState>, state = initialWalletState) =>
    notifier.handleStateChange({ ...state, ...change }, state)
  return { sent, kit, sessions, notifier, tell }
}

/** The two messages about a new account: for the session itself, and as an event of EIP-1193. */
function accountMessages(topic: string, accounts: readonly Address[]) {
  return [
    { topic, update: formatAccounts(both, accounts) },
    { topic, chain: 'eip155:31337', event: { name: 'accountsChanged', data: accounts } },
  ]
}

test('another account comes first on every chain of the only session, and is shared if it was not', async () => {
  const { sent, tell } = open({})
  await tell({ activeAddress: second.address })
  expect(sent).toEqual(accountMessages(harbour, [second.address, first.address]))
})

test('of several sessions, a chosen account reaches those that have it', async () => {
  const accounts = [first.address, third.address]
  const { sent, tell } = open({ accounts }, { topic: quay })
  await tell({ activeAddress: third.address })
  expect(sent).toEqual(accountMessages(harbour, [third.address, first.address]))
})

test('a chosen account that the only session does not have does not reach it beside a connected site', async () => {
  const { sent, tell } = open({})
  const state = connectSite(initialWalletState, 'http://localhost:3000', second.address)
  await tell({ activeAddress: second.address }, state)
  expect(sent).toEqual([])
})

test('a session that uses the chosen account already is not told again', async () => {
  const { sent, tell } = open({ accounts: [second.address, first.address] })
  await tell({ activeAddress: second.address })
  expect(sent).toEqual([])
})

test('a choice between two sessions does not reach one that is alone by the time of its turn', async () => {
  const { sent, kit, sessions, tell } = open({}, { topic: quay })
  const { emit } = kit
  let free = (): void => undefined
  kit.emit = async (...message) => {
    await new Promise<void>((resolve) => {
      free = resolve
    })
    await emit(...message)
  }
  const switching = tell({ activeChainId: 31338 })
  await Promise.resolve()
  const choosing = tell({ activeAddress: second.address })
  sessions.pop()
  kit.emit = emit
  free()
  await Promise.all([switching, choosing])
  expect(sent).toEqual([{ topic: harbour, chain: 'eip155:31338', event: { name: 'chainChanged', data: 31338 } }])
})

test('one session is given an account: the others learn nothing', async () => {
  const { sent, notifier } = open({}, { topic: quay })
  await notifier.shareAccount(quay, second.address, 31337)
  expect(sent).toEqual(accountMessages(quay, [second.address, first.address]))
})

test('sharing an account with a session that has ended sends no message', async () => {
  const { sent, notifier } = open({})
  await notifier.shareAccount(quay, second.address, 31337)
  expect(sent).toEqual([])
})

test('another network is told on that chain', async () => {
  const { sent, tell } = open({})
  await tell({ activeChainId: 31338 })
  expect(sent).toEqual([{ topic: harbour, chain: 'eip155:31338', event: { name: 'chainChanged', data: 31338 } }])
})

test('a network that the session did not get stays unknown to it', async () => {
  const { sent, tell } = open({ chainIds: [31337] })
  await tell({ activeChainId: 31338 })
  expect(sent).toEqual([])
})

test('a site that did not ask for events gets none', async () => {
  const { sent, tell } = open({ events: [] })
  await tell({ activeAddress: second.address, activeChainId: 31338 })
  expect(sent).toEqual([{ topic: harbour, update: expect.any(Array) }])
})

test('a site that cannot be reached is reported, and the rest goes on', async () => {
  const accounts = [first.address, second.address]
  const { sent, kit, tell } = open({ accounts }, { topic: quay, accounts })
  const { update } = kit
  kit.update = (topic, namespaces) =>
    topic === harbour ? Promise.reject(new Error('no relay')) : update(topic, namespaces)
  await tell({ activeAddress: second.address })
  expect(sent).toEqual([{ lost: harbour }, ...accountMessages(quay, [second.address, first.address])])
})
