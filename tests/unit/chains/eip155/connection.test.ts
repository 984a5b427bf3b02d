import { privateKeyToAddress } from 'viem/accounts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reconnect as reconnectAll } from 'wagmi/actions'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import { createMemoryStorage, describeNetwork, loadPage, openWindow, type Page, restoreAll } from './create-page.js'

const networks = [describeNetwork(31337, 'http://127.0.0.1:1'), describeNetwork(31338, 'http://127.0.0.1:1')]
const connectorId = 'example.foxglove'
const [first, second] = developmentKeys.map((key) => privateKeyToAddress(key)) as [string, string]

let wallet: TestWallet
let page: Page

function installWallet(name = 'Foxglove'): TestWallet {
  const installed = createTestWallet({
    privateKeys: [developmentKeys[0]],
    chains: { 31337: '', 31338: '', 999: '' },
    chainId: 31337,
  })
  announceProvider(createProvider(installed), { name })
  return installed
}

beforeEach(() => {
  openWindow()
  wallet = installWallet()
  page = loadPage(networks)
})

const readMethods = (list: TestWallet) => list.calls.map(({ method }) => method)

describe('connecting', () => {
  it('gives the shared account and the chain of the wallet', async () => {
    await expect(page.adapter.connect({ connectorId })).resolves.toEqual({
      connectorId,
      addresses: [first],
      chainId: 31337,
    })
    expect(page.config.state.status).toBe('connected')
    expect(page.events.filter(({ type }) => type !== 'connectors')).toEqual([])
  })

  it('gives the chain of the wallet also when the app does not list it', async () => {
    wallet.setChain(999)
    await expect(page.adapter.connect({ connectorId })).resolves.toMatchObject({ chainId: 999 })
  })

  it.each([
    ['a refusal', { code: 4001, message: 'no' }, 'request-rejected'],
    ['a refusal in words only', 'User rejected the request.', 'request-rejected'],
    ['a refusal inside another error', new Error('failed', { cause: { code: 4001 } }), 'request-rejected'],
    ['an open question', { code: -32002, message: 'already pending' }, 'request-pending'],
    ['a lock', { code: 4100, message: 'locked' }, 'wallet-locked'],
    ['a blocked window', { code: -32010, message: 'blocked' }, 'wallet-window-blocked'],
    ['a node that is gone', { code: 4900, message: 'disconnected' }, 'rpc-unavailable'],
    ['a code written as text', { code: '4100', message: 'locked' }, 'wallet-locked'],
    ['an internal error', { code: -32603, message: 'oops' }, 'wallet-failed'],
    ['a string', 'oops', 'wallet-failed'],
    ['null', null, 'wallet-failed'],
    ['undefined', undefined, 'wallet-failed'],
  ])('says what %s means', async (_name, thrown, code) => {
    wallet.throwNext(thrown, 2)
    await expect(page.adapter.connect({ connectorId })).rejects.toMatchObject({ code })
    expect(page.config.state.current).toBeNull()
  })

  it('works after a refusal', async () => {
    wallet.rejectNext()
    await expect(page.adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'request-rejected' })
    await expect(page.adapter.connect({ connectorId })).resolves.toMatchObject({ addresses: [first] })
  })

  it('fails when the wallet shares no account', async () => {
    wallet.setAccounts([])
    await expect(page.adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'account-not-shared' })
  })

  it.each(['0x0', 'garbage', null, '-1', '0x1.5'])('refuses a wallet on chain %s', async (chainId) => {
    wallet.answer('eth_chainId', () => chainId)
    await expect(page.adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'invalid-chain-id' })
    expect(page.config.state.current).toBeNull()
  })

  it('fails for a wallet that is not there', async () => {
    await expect(page.adapter.connect({ connectorId: 'example.gone' })).rejects.toMatchObject({
      code: 'connector-not-found',
    })
  })

  it('is given up by its signal, and the late answer changes nothing, now or on the next load', async () => {
    const storage = createMemoryStorage()
    page = loadPage(networks, storage)
    const release = wallet.neverAnswer()
    const controller = new AbortController()
    const attempt = page.adapter.connect({ connectorId, signal: controller.signal })
    controller.abort()
    await expect(attempt).rejects.toMatchObject({ code: 'request-cancelled' })
    release()
    await new Promise((resolve) => setTimeout(resolve, 10))
    wallet.emit('connect', { chainId: '0x7a69' })
    wallet.emit('accountsChanged', [first])
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(page.config.state.current).toBeNull()
    expect(page.events.filter(({ type }) => type !== 'connectors')).toEqual([])
    const reloaded = loadPage(networks, storage)
    await expect(restoreAll(reloaded)).resolves.toEqual([])
    // `WagmiProvider` does this on mount, and asks every wallet.
    await expect(reconnectAll(reloaded.config)).resolves.toEqual([])
  })

  it('asks nobody when its signal was aborted before', async () => {
    await expect(page.adapter.connect({ connectorId, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'request-cancelled',
    })
    expect(wallet.calls).toEqual([])
  })
})

describe('a connected wallet', () => {
  beforeEach(async () => {
    await page.adapter.connect({ connectorId })
  })

  const sessionEvents = () => page.events.filter(({ type }) => type !== 'connectors')

  it('changes its account', () => {
    wallet.setAccounts([developmentKeys[1], developmentKeys[0]])
    expect(sessionEvents()).toEqual([
      { type: 'session', session: { connectorId, addresses: [second, first], chainId: 31337 } },
    ])
  })

  it('changes its chain, also to one the app does not list', () => {
    wallet.setChain(999)
    expect(sessionEvents()).toEqual([{ type: 'session', session: { connectorId, addresses: [first], chainId: 999 } }])
  })

  it('keeps its chain when it names an impossible one', () => {
    wallet.emit('chainChanged', '0x0')
    wallet.emit('chainChanged', 'garbage')
    expect(sessionEvents()).toEqual([])
  })

  it('is disconnected by sharing no account', async () => {
    wallet.setAccounts([])
    await page.untilEvent(({ type }) => type === 'disconnected')
    expect(page.config.state.current).toBeNull()
  })

  it('stays disconnected when it shares an account again, until the visitor connects', async () => {
    wallet.setAccounts([])
    await page.untilEvent(({ type }) => type === 'disconnected')
    wallet.answer('eth_accounts', () => [first])
    wallet.emit('accountsChanged', [first])
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(page.config.state.current).toBeNull()
    expect(sessionEvents().at(-1)).toEqual({ type: 'disconnected', connectorId })
    wallet.setAccounts([developmentKeys[0]])
    await expect(page.adapter.connect({ connectorId })).resolves.toMatchObject({ connectorId })
  })

  it('is disconnected by its own word', async () => {
    wallet.emit('disconnect', { code: 4900 })
    await page.untilEvent(({ type }) => type === 'disconnected')
  })

  it('is let go without an event', async () => {
    await page.adapter.disconnect()
    expect(page.config.state.status).toBe('disconnected')
    expect(readMethods(wallet)).toContain('wallet_revokePermissions')
    expect(sessionEvents()).toEqual([])
  })

  it('is let go within 150 ms when it never answers the revocation', async () => {
    wallet.answer('wallet_revokePermissions', () => new Promise(() => undefined))
    const start = performance.now()
    await page.adapter.disconnect()
    expect(performance.now() - start).toBeLessThan(150)
    expect(page.config.state.current).toBeNull()
  })

  it('is not connected again by its own word once let go', async () => {
    wallet.answer('wallet_revokePermissions', () => Promise.reject({ code: 4200, message: 'unsupported' }))
    await page.adapter.disconnect()
    wallet.emit('connect', { chainId: '0x7a69' })
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(page.config.state.current).toBeNull()
  })
})

describe('reconnecting on load', () => {
  it('is null at once when nothing is stored, without a word to any wallet', async () => {
    await expect(restoreAll(page)).resolves.toEqual([])
    expect(wallet.calls).toEqual([])
  })

  it('restores the wallet in use without asking the visitor, and speaks to no other', async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    const prism = installWallet('Prism')
    const before = wallet.calls.length
    const reloaded = loadPage(networks, storage)
    await expect(restoreAll(reloaded)).resolves.toEqual([{ connectorId, addresses: [first], chainId: 31337 }])
    expect(new Set(readMethods(wallet).slice(before))).toEqual(new Set(['eth_accounts', 'eth_chainId']))
    expect(prism.calls).toEqual([])
    wallet.setChain(31338)
    expect(reloaded.events.at(-1)).toMatchObject({ type: 'session', session: { chainId: 31338 } })
  })

  it('restores a wallet that is on a network which the app does not list', async () => {
    const storage = createMemoryStorage()
    wallet.setChain(999)
    await loadPage(networks, storage).adapter.connect({ connectorId })
    const restored = restoreAll(loadPage(networks, storage))
    await expect(restored).resolves.toEqual([{ connectorId, addresses: [first], chainId: 999 }])
  })

  it('takes over what another tab has connected since', async () => {
    const storage = createMemoryStorage()
    const other = loadPage(networks, storage)
    await expect(restoreAll(other)).resolves.toEqual([])
    await loadPage(networks, storage).adapter.connect({ connectorId })
    await expect(restoreAll(other)).resolves.toEqual([{ connectorId, addresses: [first], chainId: 31337 }])
  })

  it('restores two instances on one page at the same time', async () => {
    const storages = [createMemoryStorage(), createMemoryStorage()]
    for (const storage of storages) await loadPage(networks, storage).adapter.connect({ connectorId })
    const sessions = await Promise.all(storages.map((storage) => restoreAll(loadPage(networks, storage))))
    expect(sessions.map(([session]) => session?.connectorId)).toEqual([connectorId, connectorId])
  })

  it('waits for a wallet that is announced late', async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    openWindow()
    const reloaded = loadPage(networks, storage)
    const restored = restoreAll(reloaded)
    setTimeout(() => announceProvider(createProvider(wallet), { name: 'Foxglove' }), 100)
    await expect(restored).resolves.toMatchObject([{ connectorId }])
  })

  it('gives up after 3 s when the wallet is gone, and tries again on the next load', async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    openWindow()
    await expect(passTime(loadPage(networks, storage), 3_000)).resolves.toMatchObject({ code: 'wallet-unresponsive' })
    announceProvider(createProvider(wallet), { name: 'Foxglove' })
    await expect(restoreAll(loadPage(networks, storage))).resolves.toMatchObject([{ connectorId }])
  })

  it('forgets what is stored when the wallet refuses', async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    const reloaded = loadPage(networks, storage)
    wallet.answer('eth_accounts', () => Promise.reject({ code: 4100, message: 'no' }))
    await expect(restoreAll(reloaded)).resolves.toEqual([])
    wallet.answer('eth_accounts', undefined)
    await expect(restoreAll(loadPage(networks, storage))).resolves.toEqual([])
  })

  it('is null for a wallet that is locked since', async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    wallet.lock()
    const reloaded = loadPage(networks, storage)
    await expect(restoreAll(reloaded)).resolves.toEqual([])
    expect(reloaded.config.state.current).toBeNull()
  })

  it('fails after 10 s when the wallet never answers; a late answer changes nothing, the next load does', async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    let answer: (accounts: string[]) => void = () => undefined
    wallet.answer(
      'eth_accounts',
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const reloaded = loadPage(networks, storage)
    await expect(passTime(reloaded, 9_900)).resolves.toMatchObject({ code: 'wallet-unresponsive' })
    wallet.answer('eth_accounts', undefined)
    answer([first])
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(reloaded.config.state.status).toBe('disconnected')
    expect(reloaded.events.filter(({ type }) => type !== 'connectors')).toEqual([])
    await expect(restoreAll(loadPage(networks, storage))).resolves.toMatchObject([{ connectorId }])
  })

  /** What a restore comes to after exactly `limit` ms, which pass quickly. */
  async function passTime(page: Page, limit: number): Promise<unknown> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      let outcome: unknown = 'none yet'
      void restoreAll(page).catch((thrown: unknown) => {
        outcome = thrown
      })
      await vi.advanceTimersByTimeAsync(limit - 50)
      expect(outcome).toBe('none yet')
      await vi.advanceTimersByTimeAsync(100)
      return outcome
    } finally {
      vi.useRealTimers()
    }
  }

  it('is null after the visitor disconnected', async () => {
    const storage = createMemoryStorage()
    const before = loadPage(networks, storage)
    await before.adapter.connect({ connectorId })
    await before.adapter.disconnect()
    await expect(restoreAll(loadPage(networks, storage))).resolves.toEqual([])
  })

  it.each(['{', '5', 'null', '{"state":{"connections":"x","current":"y"},"version":3}', '{"state":5,"version":3}'])(
    'survives stored text like %s',
    async (text) => {
      const storage = createMemoryStorage({ 'lintel.wagmi.store': text, 'lintel.wagmi.recentConnectorId': '{' })
      const reloaded = loadPage(networks, storage)
      await expect(restoreAll(reloaded)).resolves.toEqual([])
      await expect(reloaded.adapter.connect({ connectorId })).resolves.toMatchObject({ connectorId })
    },
  )
})
