import { verifyMessage } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StateStore } from '../../../../../wallets/practice/state/create-state-store.js'
import { developmentAccounts } from '../../../../../wallets/practice/state/development-accounts.js'
import { initialWalletState } from '../../../../../wallets/practice/state/wallet-state.js'
import type { AuthenticationSource } from '../../../../../wallets/practice/walletconnect/authentication/judge-authentication.js'
import { createWalletConnect } from '../../../../../wallets/practice/walletconnect/create-walletconnect.js'
import type { Kit, KitEvent } from '../../../../../wallets/practice/walletconnect/kit/kit.js'
import type { ProposalSource } from '../../../../../wallets/practice/walletconnect/pairing/judge-proposal.js'
import { enPractice } from '../../../../../wallets/practice/words/en.js'

const [first, second] = developmentAccounts
const key = 'a'.repeat(64)
const link = `wc:${key}@2?relay-protocol=irn&symKey=${key}`
const offered = { chains: ['eip155:31337'], methods: ['personal_sign'], events: [] }
const proposal: ProposalSource = {
  id: 1,
  proposer: { metadata: { name: 'Harbour', url: 'https://harbour.example' } },
  requiredNamespaces: {},
  optionalNamespaces: { eip155: offered },
}

const harbour = {
  topic: key,
  peer: { metadata: proposal.proposer.metadata },
  namespaces: { eip155: { accounts: [`eip155:31337:${first.address}`], methods: [], events: [] } },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The wallet with a kit whose answers a test decides: the edge of the world. */
function open(overrides: Partial<Kit> = {}) {
  const memory = { isUsed: false }
  const proposals: ProposalSource[] = []
  const authentications: AuthenticationSource[] = []
  let listen: (event: KitEvent) => void = () => undefined
  let lose: () => void = () => undefined
  const kit: Kit = {
    listProposals: () => [...proposals],
    listAuthentications: () => [...authentications],
    writeAuthentication: () => '',
    approveAuthentication: async () => undefined,
    rejectAuthentication: async () => undefined,
    listRequests: () => [],
    listSessions: () => [],
    pair: async () => undefined,
    approve: vi.fn(async () => undefined),
    reject: async () => void proposals.pop(),
    respond: async () => undefined,
    update: async () => undefined,
    emit: async () => undefined,
    disconnect: async () => undefined,
    isConnected: () => true,
    hasTopics: () => true,
    reconnect: async () => undefined,
    close: vi.fn(async () => undefined),
    ...overrides,
  }
  const wallet: StateStore = {
    read: () => initialWalletState,
    write: () => undefined,
    subscribe: () => () => undefined,
  }
  const loadKit = vi.fn(async (listener: (event: KitEvent) => void) => {
    listen = listener
    return kit
  })
  const walletConnect = createWalletConnect({
    loadKit,
    wallet,
    callChain: async () => null,
    words: enPractice,
    memory: { read: () => memory.isUsed, write: (isUsed) => Object.assign(memory, { isUsed }) },
    takeLock: (onLost) => {
      lose = onLost
    },
  })
  const offer = async () => {
    proposals.push(proposal)
    listen({ type: 'proposal', proposal })
    await vi.advanceTimersByTimeAsync(0)
  }
  const askToSignIn = async () => {
    authentications.push({ id: 2, requester: proposal.proposer, authPayload: { chains: ['eip155:31337'] } })
    listen({ type: 'authentication', expiresAt: Date.now() + 300_000 })
    await vi.advanceTimersByTimeAsync(0)
  }
  const expire = async () => {
    proposals.pop()
    listen({ type: 'proposal-expired', id: 1 })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { walletConnect, kit, loadKit, memory, offer, askToSignIn, authentications, expire, lose: () => lose() }
}

const failed = (reason: string) => ({ status: 'failed', reason: expect.stringContaining(reason) })

describe('WalletConnect’s code is loaded', () => {
  test('not at all when nothing is stored', async () => {
    const { walletConnect, loadKit } = open()
    await walletConnect.resume()
    expect(loadKit).not.toHaveBeenCalled()
  })

  test('when something is stored, which is forgotten once there is nothing any more', async () => {
    const { walletConnect, loadKit, memory } = open()
    memory.isUsed = true
    await walletConnect.resume()
    expect(loadKit).toHaveBeenCalledOnce()
    expect(memory.isUsed).toBe(false)
  })

  test('not for a link that is none', async () => {
    const { walletConnect, loadKit } = open()
    await walletConnect.pair('hello')
    expect(loadKit).not.toHaveBeenCalled()
    expect(walletConnect.read().pairing).toEqual(failed('no connection link'))
  })

  test('again after it could not be', async () => {
    const { walletConnect, loadKit, offer } = open()
    loadKit.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /start-kit.js'))
    await walletConnect.pair(link)
    expect(walletConnect.read().pairing).toEqual(failed('did not load'))
    await walletConnect.pair(link)
    await offer()
    expect(walletConnect.read()).toMatchObject({ pairing: { status: 'idle' }, proposals: [{ id: 1 }] })
  })
})

describe('pairing ends', () => {
  test('with the site’s offer', async () => {
    const { walletConnect, offer, memory } = open()
    await walletConnect.pair(link)
    expect(walletConnect.read().pairing).toEqual({ status: 'busy' })
    await offer()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(walletConnect.read().pairing).toEqual({ status: 'idle' })
    expect(memory.isUsed).toBe(true)
  })

  test('by itself when the link brings none', async () => {
    const { walletConnect } = open()
    await walletConnect.pair(link)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(walletConnect.read().pairing).toEqual(failed('has no proposal'))
  })

  test.each<[string, () => Promise<void>, string]>([
    ['the relay never answers', () => new Promise(() => undefined), 'relay does not answer'],
    ['the relay refuses', () => Promise.reject(new Error('Socket stalled when trying to connect')), 'relay does not'],
    ['it was used before', () => Promise.reject(new Error(`Pairing already exists: ${key}.`)), 'used before'],
  ])('when %s', async (_, pair, reason) => {
    const { walletConnect } = open({ pair })
    void walletConnect.pair(link)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(walletConnect.read().pairing).toEqual(failed(reason))
  })

  test('only for the newest link: what became of an older one does not matter', async () => {
    const { walletConnect } = open()
    await walletConnect.pair(link)
    await vi.advanceTimersByTimeAsync(7_000)
    await walletConnect.pair(link)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(walletConnect.read().pairing).toEqual({ status: 'busy' })
  })
})

describe('an offer', () => {
  test('is approved with the active account first', async () => {
    const { walletConnect, kit, offer } = open()
    await walletConnect.pair(link)
    await offer()
    await walletConnect.approve(1, [second.address, first.address])
    expect(kit.approve).toHaveBeenCalledWith(1, [`eip155:31337:${first.address}`, `eip155:31337:${second.address}`])
    expect(walletConnect.read()).toMatchObject({
      answer: { status: 'idle' },
      notice: expect.stringContaining('Harbour'),
    })
  })

  test('stays when the answer did not get through', async () => {
    const { walletConnect, offer } = open({ approve: () => new Promise(() => undefined) })
    await walletConnect.pair(link)
    await offer()
    void walletConnect.approve(1, [first.address])
    expect(walletConnect.read().answer).toEqual({ status: 'busy' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(walletConnect.read()).toMatchObject({ answer: failed('relay does not answer'), proposals: [{ id: 1 }] })
  })

  test('that expired goes away and says so', async () => {
    const { walletConnect, offer, expire } = open()
    await walletConnect.pair(link)
    await offer()
    await expire()
    expect(walletConnect.read()).toMatchObject({
      proposals: [],
      notice: 'The offer of Harbour has expired. Make a new link on the site.',
    })
  })
})

test('a window that lost the wallet shows nothing of it and closes its connection', async () => {
  const { walletConnect, kit, offer, lose } = open()
  await walletConnect.pair(link)
  await offer()
  lose()
  expect(walletConnect.read()).toMatchObject({ isElsewhere: true, proposals: [] })
  expect(kit.close).toHaveBeenCalledOnce()
})

describe('sessions that are not listed are reported', () => {
  test('until they are loaded', async () => {
    const { walletConnect, memory } = open({ listSessions: () => [harbour] })
    expect(walletConnect.hasHiddenSessions()).toBe(false)
    memory.isUsed = true
    expect(walletConnect.hasHiddenSessions()).toBe(true)
    await walletConnect.resume()
    expect(walletConnect.hasHiddenSessions()).toBe(false)
  })

  test('while another window has them', async () => {
    const { walletConnect, memory, lose } = open({ listSessions: () => [harbour] })
    memory.isUsed = true
    await walletConnect.resume()
    lose()
    expect(walletConnect.hasHiddenSessions()).toBe(true)
  })
})

test('an account given to a session is listed', async () => {
  const session = { ...harbour }
  const update: Kit['update'] = async (_, namespaces) => void Object.assign(session, { namespaces })
  const { walletConnect, memory } = open({ listSessions: () => [session], update })
  memory.isUsed = true
  await walletConnect.resume()
  await walletConnect.shareAccount(session.topic, second.address)
  expect(walletConnect.read().sessions).toMatchObject([{ accounts: [second.address, first.address] }])
})

describe('a site that asks to sign in while it pairs', () => {
  const message = 'harbour.example wants you to sign in'

  test('gets the signature of the message on screen, once', async () => {
    const approveAuthentication = vi.fn<Kit['approveAuthentication']>(async () => undefined)
    const { walletConnect, askToSignIn } = open({ approveAuthentication, writeAuthentication: () => message })
    await walletConnect.pair(link)
    await askToSignIn()
    expect(walletConnect.read().authentications).toMatchObject([{ id: 2, message, address: first.address }])
    await Promise.all([walletConnect.approveAuthentication(2), walletConnect.approveAuthentication(2)])
    expect(approveAuthentication).toHaveBeenCalledOnce()
    const [id, address, signature] = approveAuthentication.mock.calls[0] ?? []
    expect([id, address]).toEqual([2, first.address])
    expect(await verifyMessage({ address: first.address, message, signature: signature ?? '0x' })).toBe(true)
  })

  test('stays on screen when the answer did not get through, and can be rejected', async () => {
    const rejectAuthentication = vi.fn(async () => undefined)
    const approveAuthentication = () => Promise.reject(new Error('socket hang up'))
    const { walletConnect, askToSignIn, authentications } = open({ approveAuthentication, rejectAuthentication })
    await walletConnect.pair(link)
    await askToSignIn()
    await walletConnect.approveAuthentication(2)
    expect(walletConnect.read().answer).toEqual(failed('The relay does not answer'))
    authentications.pop()
    await walletConnect.rejectAuthentication(2)
    expect(rejectAuthentication).toHaveBeenCalledWith(2)
    expect(walletConnect.read()).toMatchObject({ authentications: [], notice: expect.stringContaining('declined') })
  })

  test('leaves the screen when its request has expired', async () => {
    const { walletConnect, askToSignIn, authentications } = open()
    await walletConnect.pair(link)
    await askToSignIn()
    authentications.pop()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(walletConnect.read().authentications).toEqual([])
  })
})
