import { expect, test } from 'vitest'
import { developmentAccounts } from '../../../../../wallets/practice/state/development-accounts.js'
import { initialWalletState } from '../../../../../wallets/practice/state/wallet-state.js'
import {
  formatAccounts,
  type SessionNamespaces,
} from '../../../../../wallets/practice/walletconnect/sessions/connected-session.js'
import { tellSessions } from '../../../../../wallets/practice/walletconnect/sessions/tell-sessions.js'

const [first, second] = developmentAccounts
const topic = 'a'.repeat(64)

function open(chainIds: readonly number[], events = ['accountsChanged', 'chainChanged']) {
  let namespaces: SessionNamespaces = {
    eip155: { accounts: formatAccounts(chainIds, [first.address]), methods: ['personal_sign'], events },
  }
  const told: unknown[] = []
  const kit = {
    listSessions: () => [{ topic, peer: { metadata: { name: 'Harbour' } }, namespaces }],
    update: async (_: string, next: SessionNamespaces) => {
      namespaces = next
      told.push({ update: next.eip155?.accounts })
    },
    emit: async (_: string, chain: string, event: unknown) => void told.push({ chain, event }),
  }
  const tell = (change: Partial<typeof initialWalletState>) =>
    tellSessions(kit, { ...initialWalletState, ...change }, initialWalletState, () => told.push('lost'))
  return { told, kit, tell }
}

test('another account comes first on every chain, and is shared if it was not', async () => {
  const { told, tell } = open([31337, 31338])
  await tell({ activeAddress: second.address })
  const accounts = [second.address, first.address]
  expect(told).toEqual([
    { update: formatAccounts([31337, 31338], accounts) },
    { chain: 'eip155:31337', event: { name: 'accountsChanged', data: accounts } },
  ])
})

test('another network is told on that chain', async () => {
  const { told, tell } = open([31337, 31338])
  await tell({ activeChainId: 31338 })
  expect(told).toEqual([{ chain: 'eip155:31338', event: { name: 'chainChanged', data: 31338 } }])
})

test('a network that the session did not get stays unknown to it', async () => {
  const { told, tell } = open([31337])
  await tell({ activeChainId: 31338 })
  expect(told).toEqual([])
})

test('a site that did not ask for events gets none', async () => {
  const { told, tell } = open([31337, 31338], [])
  await tell({ activeAddress: second.address, activeChainId: 31338 })
  expect(told).toEqual([{ update: expect.any(Array) }])
})

test('a site that cannot be reached is reported, and the rest goes on', async () => {
  const { told, kit, tell } = open([31337])
  kit.update = () => Promise.reject(new Error('no relay'))
  await tell({ activeAddress: second.address })
  expect(told).toEqual(['lost'])
})
