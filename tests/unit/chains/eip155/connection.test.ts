import { privateKeyToAddress } from 'viem/accounts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getConnection, reconnect as reconnectAll } from 'wagmi/actions'
import { wait } from '../../../../src/rules/async/wait.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import {
  connectTo,
  createMemoryStorage,
  describeNetwork,
  loadPage,
  openWindow,
  type Page,
  restoreAll,
} from './create-page.js'

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
  it('returns the shared account and the chain of the wallet', async () => {
    await expect(connectTo(page, connectorId)).resolves.toEqual({
      connectorId,
      accounts: [{ address: first, type: 'eoa' }],
      network: 'eip155:31337',
    })
    expect(page.config.state.status).toBe('connected')
  })

  it('returns the chain of the wallet also when the app does not list it', async () => {
    wallet.setChain(999)
    await expect(connectTo(page, connectorId)).resolves.toMatchObject({ network: 'eip155:999' })
  })

  it.each([
    ['a rejection with only a text', 'User rejected the request.', 'request-rejected'],
    ['a rejection inside another error', new Error('failed', { cause: { code: 4001 } }), 'request-rejected'],
    ['a blocked window', { code: -32010, message: 'blocked' }, 'wallet-window-blocked'],
    ['a disconnected node', { code: 4900, message: 'disconnected' }, 'rpc-unavailable'],
    ['a code written as text', { code: '4100', message: 'locked' }, 'wallet-locked'],
    ['an internal error', { code: -32603, message: 'oops' }, 'wallet-failed'],
    ['a string', 'oops', 'wallet-failed'],
    ['null', null, 'wallet-failed'],
    ['undefined', undefined, 'wallet-failed'],
  ])('maps %s to its error', async (_name, thrown, code) => {
    wallet.throwNext(thrown, 2)
    await expect(page.adapter.connect({ connectorId })).rejects.toMatchObject({ code })
    expect(page.config.state.current).toBeNull()
  })

  it('fails when the wallet shares no account', async () => {
    wallet.setAccounts([])
    await expect(page.adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'account-not-shared' })
  })

  it.each(['0x0', 'garbage', null, '-1', '0x1.5'])('fails for a wallet on chain %s', async (chainId) => {
    wallet.answer('eth_chainId', () => chainId)
    await expect(page.adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'invalid-chain-id' })
    expect(page.config.state.current).toBeNull()
  })

  it('disconnects an approval after its signal has aborted, and does not restore it on the next load', async () => {
    const storage = createMemoryStorage()
    page = loadPage(networks, storage)
    const release = wallet.neverAnswer()
    const controller = new AbortController()
    const attempt = page.adapter.connect({ connectorId, signal: controller.signal })
    controller.abort()
    await expect(attempt).rejects.toMatchObject({ code: 'request-cancelled' })
    release()
    await wait(150)
    await vi.waitFor(() => expect(page.config.state.current).toBeNull())
    expect(page.sessions()).toEqual([])
    // `WagmiProvider` does this on mount, with every connector.
    await expect(reconnectAll(loadPage(networks, storage).config)).resolves.toEqual([])
  })
})

describe('a connected wallet', () => {
  beforeEach(async () => {
    await page.adapter.connect({ connectorId })
  })

  it('changes its account', () => {
    wallet.setAccounts([developmentKeys[1], developmentKeys[0]])
    expect(page.sessions()).toEqual([
      {
        connectorId,
        accounts: [
          { address: second, type: 'eoa' },
          { address: first, type: 'eoa' },
        ],
        network: 'eip155:31337',
      },
    ])
  })

  it('changes its chain, also to one the app does not list', () => {
    wallet.setChain(999)
    expect(page.sessions()).toEqual([
      { connectorId, accounts: [{ address: first, type: 'eoa' }], network: 'eip155:999' },
    ])
  })

  it('keeps its chain when it reports an invalid one', () => {
    wallet.emit('chainChanged', '0x0')
    wallet.emit('chainChanged', 'garbage')
    expect(page.sessions()).toMatchObject([{ network: 'eip155:31337' }])
    expect(getConnection(page.config).chainId).toBe(31337)
  })

  it('is disconnected by its own event', async () => {
    wallet.emit('disconnect', { code: 4900 })
    await page.untilConnected()
  })

  it('is disconnected through wagmi', async () => {
    await page.adapter.disconnect()
    expect(page.config.state.status).toBe('disconnected')
    expect(readMethods(wallet)).toContain('wallet_revokePermissions')
    expect(page.sessions()).toEqual([])
  })

  it('is disconnected within 150 ms when it never answers the revocation', async () => {
    wallet.answer('wallet_revokePermissions', () => new Promise(() => undefined))
    const start = performance.now()
    await page.adapter.disconnect()
    expect(performance.now() - start).toBeLessThan(150)
    expect(page.config.state.current).toBeNull()
  })

  it.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['never answers', () => new Promise<void>(() => undefined)],
  ])('is disconnected when its connector %s to disconnect', async (_name, disconnect) => {
    const connector = page.config.connectors.find(({ id }) => id === connectorId)
    Object.assign(connector ?? {}, { disconnect })
    await page.adapter.disconnect()
    await page.untilConnected()
    expect(page.config.state.current).toBeNull()
  })
})

describe('reconnecting on load', () => {
  it('asks no wallet when none is stored', async () => {
    await expect(restoreAll(page)).resolves.toEqual([])
    expect(wallet.calls).toEqual([])
  })

  it('restores the active wallet without asking the visitor, and contacts no other', async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    const prism = installWallet('Prism')
    const before = wallet.calls.length
    const reloaded = loadPage(networks, storage)
    await expect(restoreAll(reloaded, connectorId)).resolves.toEqual([
      { connectorId, accounts: [{ address: first, type: 'eoa' }], network: 'eip155:31337' },
    ])
    expect(new Set(readMethods(wallet).slice(before))).toEqual(new Set(['eth_accounts', 'eth_chainId']))
    expect(prism.calls).toEqual([])
    wallet.setChain(31338)
    expect(reloaded.sessions()).toMatchObject([{ network: 'eip155:31338' }])
  })

  it('restores a wallet on a network that the app does not list', async () => {
    const storage = createMemoryStorage()
    wallet.setChain(999)
    await loadPage(networks, storage).adapter.connect({ connectorId })
    const restored = restoreAll(loadPage(networks, storage), connectorId)
    await expect(restored).resolves.toEqual([
      { connectorId, accounts: [{ address: first, type: 'eoa' }], network: 'eip155:999' },
    ])
  })

  it('applies a connection of another tab', async () => {
    const storage = createMemoryStorage()
    const other = loadPage(networks, storage)
    await expect(restoreAll(other, connectorId)).resolves.toEqual([])
    await loadPage(networks, storage).adapter.connect({ connectorId })
    await expect(restoreAll(other, connectorId)).resolves.toEqual([
      { connectorId, accounts: [{ address: first, type: 'eoa' }], network: 'eip155:31337' },
    ])
  })

  it('restores two instances on one page at the same time', async () => {
    const storages = [createMemoryStorage(), createMemoryStorage()]
    for (const storage of storages) await loadPage(networks, storage).adapter.connect({ connectorId })
    const sessions = await Promise.all(storages.map((storage) => restoreAll(loadPage(networks, storage), connectorId)))
    expect(sessions.map(([session]) => session?.connectorId)).toEqual([connectorId, connectorId])
  })

  it('waits for a wallet that announces itself late', async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    openWindow()
    const reloaded = loadPage(networks, storage)
    const restored = restoreAll(reloaded, connectorId)
    setTimeout(() => announceProvider(createProvider(wallet), { name: 'Foxglove' }), 100)
    await expect(restored).resolves.toMatchObject([{ connectorId }])
  })

  it('gives up after 3 s without the wallet, and tries again on the next load', async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    openWindow()
    const reloaded = loadPage(networks, storage)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      let isOver = false
      void reloaded.adapter.reconnect({ connectorIds: [connectorId] }).then(() => {
        isOver = true
      })
      await vi.advanceTimersByTimeAsync(2_900)
      expect(isOver).toBe(false)
      await vi.advanceTimersByTimeAsync(200)
      expect(isOver).toBe(true)
    } finally {
      vi.useRealTimers()
    }
    announceProvider(createProvider(wallet), { name: 'Foxglove' })
    await expect(restoreAll(loadPage(networks, storage), connectorId)).resolves.toMatchObject([{ connectorId }])
  })

  it('follows a restore that wagmi has started, as `WagmiProvider` does', async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    const reloaded = loadPage(networks, storage)
    const wagmi = reconnectAll(reloaded.config)
    await expect(restoreAll(reloaded, connectorId)).resolves.toMatchObject([{ connectorId }])
    await expect(wagmi).resolves.toHaveLength(1)
  })

  it('keeps a wallet that the visitor connects during the restore, as the active one', async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    const prism = installWallet('Prism')
    let answer: () => void = () => undefined
    wallet.answer('eth_accounts', () => new Promise((resolve) => (answer = () => resolve([first]))))
    const reloaded = loadPage(networks, storage)
    const restored = restoreAll(reloaded, connectorId)
    await wait(10)
    await reloaded.adapter.connect({ connectorId: 'example.prism' })
    wallet.answer('eth_accounts', undefined)
    answer()
    await expect(restored).resolves.toMatchObject([{ connectorId: 'example.prism' }, { connectorId }])
    expect(readMethods(prism).filter((method) => method === 'wallet_requestPermissions')).toHaveLength(1)
  })

  it('restores nothing after the visitor has disconnected', async () => {
    const storage = createMemoryStorage()
    const before = loadPage(networks, storage)
    await before.adapter.connect({ connectorId })
    await before.adapter.disconnect()
    await expect(restoreAll(loadPage(networks, storage), connectorId)).resolves.toEqual([])
  })

  it.each(['{', '5', 'null', '{"state":{"connections":"x","current":"y"},"version":3}', '{"state":5,"version":3}'])(
    'ignores stored text like %s',
    async (text) => {
      const storage = createMemoryStorage({ 'lintel.wagmi.store': text, 'lintel.wagmi.recentConnectorId': '{' })
      const reloaded = loadPage(networks, storage)
      await expect(restoreAll(reloaded, connectorId)).resolves.toEqual([])
      await expect(connectTo(reloaded, connectorId)).resolves.toMatchObject({ connectorId })
    },
  )
})
