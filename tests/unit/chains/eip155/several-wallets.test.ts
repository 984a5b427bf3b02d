import { verifyMessage } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { switchConnection } from 'wagmi/actions'
import { eip155, getWagmiConfig } from '../../../../src/chains/eip155/index.js'
import { createLintel } from '../../../../src/core/index.js'
import { createLintelStorage } from '../../../../src/core/storage/lintel-storage.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import { createMemoryStorage, describeNetwork, loadPage, openWindow, type Page, restoreAll } from './create-page.js'

const networks = [describeNetwork(31337, 'http://127.0.0.1:1'), describeNetwork(31338, 'http://127.0.0.1:1')]
const foxglove = 'example.foxglove'
const prism = 'example.prism'
const [first, second] = developmentKeys.map((key) => privateKeyToAddress(key)) as [`0x${string}`, `0x${string}`]

let wallets: { foxglove: TestWallet; prism: TestWallet }
let page: Page
let storage: ReturnType<typeof createMemoryStorage>

function installWallet(name: string, key: number): TestWallet {
  const wallet = createTestWallet({
    privateKeys: [developmentKeys[key] ?? developmentKeys[0]],
    chains: { 31337: '', 31338: '' },
    chainId: 31337,
  })
  announceProvider(createProvider(wallet), { name })
  return wallet
}

const sessionOf = (connectorId: string, address: string, chainId = 31337) => ({
  connectorId,
  addresses: [address],
  chainId,
})
const ownEvents = () => page.events.filter(({ type }) => type !== 'connectors')
const listIds = () => [...page.config.state.connections.values()].map(({ connector }) => connector.id)
const findUid = (connectorId: string) => page.config.connectors.find(({ id }) => id === connectorId)?.uid
const readMethods = (wallet: TestWallet) => wallet.calls.map(({ method }) => method)
const settle = () => new Promise((resolve) => setTimeout(resolve, 10))

/** Prism is asked for its accounts and thinks, until the function that is returned is called. */
function holdPrism(): () => void {
  let letAnswer: () => void = () => undefined
  const mayAnswer = new Promise<void>((resolve) => {
    letAnswer = resolve
  })
  wallets.prism.answer('eth_accounts', () => mayAnswer.then(() => [second]))
  return letAnswer
}

beforeEach(async () => {
  openWindow()
  wallets = { foxglove: installWallet('Foxglove', 0), prism: installWallet('Prism', 1) }
  storage = createMemoryStorage()
  page = loadPage(networks, storage)
  await page.adapter.connect({ connectorId: foxglove })
  await page.adapter.connect({ connectorId: prism })
})

describe('two connected wallets', () => {
  it('are both there, the newer one is the active one', async () => {
    expect(listIds()).toEqual([prism, foxglove])
    const signature = (await page.adapter.signMessage({ message: 'Hello' })) as `0x${string}`
    await expect(verifyMessage({ address: second, message: 'Hello', signature })).resolves.toBe(true)
    expect(ownEvents()).toEqual([])
  })

  it('sign each for itself once switched to', async () => {
    void page.adapter.switchConnection({ connectorId: foxglove })
    const signature = (await page.adapter.signMessage({ message: 'Hello' })) as `0x${string}`
    await expect(verifyMessage({ address: first, message: 'Hello', signature })).resolves.toBe(true)
    expect(readMethods(wallets.prism)).not.toContain('personal_sign')
    expect(listIds()).toEqual([foxglove, prism])
    expect(ownEvents()).toEqual([])
  })

  it.each([
    ['personal_sign', () => page.adapter.signMessage({ message: 'Hello' })],
    ['wallet_switchEthereumChain', () => page.adapter.switchNetwork({ chainId: 31338 })],
    // There is no node behind this wallet; that it is the one asked is what counts.
    ['eth_sendTransaction', () => page.adapter.sendTransaction({ to: first }).catch(() => undefined)],
  ] as const)(
    '%s goes to the wallet of the call, also when the visitor switches before its code has come',
    async (method, ask) => {
      const asked = ask()
      void page.adapter.switchConnection({ connectorId: foxglove })
      await asked
      expect(readMethods(wallets.prism)).toContain(method)
      expect(readMethods(wallets.foxglove)).not.toContain(method)
    },
  )

  it('are both followed', () => {
    wallets.foxglove.setChain(31338)
    wallets.prism.setChain(31338)
    expect(ownEvents()).toEqual([
      { type: 'session', session: sessionOf(foxglove, first, 31338) },
      { type: 'session', session: sessionOf(prism, second, 31338) },
    ])
  })

  it('go one by one, each by its name', async () => {
    wallets.foxglove.setAccounts([])
    await page.untilEvent(({ type }) => type === 'disconnected')
    expect(ownEvents()).toEqual([{ type: 'disconnected', connectorId: foxglove }])
    expect(listIds()).toEqual([prism])
  })

  it('leave the other one alone when the active one goes: which follows it is for core to say', async () => {
    wallets.prism.setAccounts([])
    await page.untilEvent(({ type }) => type === 'disconnected')
    expect(ownEvents()).toEqual([{ type: 'disconnected', connectorId: prism }])
    expect(listIds()).toEqual([foxglove])
  })

  it('are let go alone: the other is told nothing', async () => {
    const before = wallets.prism.calls.length
    await page.adapter.disconnect({ connectorId: foxglove })
    expect(readMethods(wallets.foxglove)).toContain('wallet_revokePermissions')
    expect(wallets.prism.calls).toHaveLength(before)
    expect(listIds()).toEqual([prism])
    expect(ownEvents()).toEqual([])
  })

  it('are let go together', async () => {
    await page.adapter.disconnect()
    for (const wallet of Object.values(wallets)) expect(readMethods(wallet)).toContain('wallet_revokePermissions')
    expect(page.config.state).toMatchObject({ status: 'disconnected', current: null })
  })

  it('tell when the app makes the other one current through wagmi', async () => {
    const connector = page.config.connectors.find(({ id }) => id === foxglove)
    if (!connector) throw new Error('The wallet is not in the wagmi config.')
    await switchConnection(page.config, { connector })
    expect(ownEvents()).toEqual([{ type: 'switched', connectorId: foxglove }])
  })

  it('refuse to switch to a wallet that is not connected', async () => {
    await expect(page.adapter.switchConnection({ connectorId: 'example.gone' })).rejects.toMatchObject({
      code: 'not-connected',
    })
  })
})

describe('a page load after two were connected', () => {
  it.each([
    ['live', () => page],
    ['stored and silent so far', () => loadPage(networks, storage)],
  ])('restores one that was asked again while it was %s, was given up, and said yes late', async (_name, open) => {
    page = open()
    const letAnswer = wallets.prism.neverAnswer()
    const controller = new AbortController()
    const asked = page.adapter.connect({ connectorId: prism, signal: controller.signal })
    await vi.waitFor(() => expect(readMethods(wallets.prism).at(-1)).toBe('wallet_requestPermissions'))
    controller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'request-cancelled' })
    letAnswer()
    await settle()
    await expect(restoreAll(loadPage(networks, storage))).resolves.toContainEqual(sessionOf(prism, second))
  })

  it('restores both, the one that was active first', async () => {
    await page.adapter.switchConnection({ connectorId: foxglove })
    page = loadPage(networks, storage)
    await expect(restoreAll(page)).resolves.toEqual([sessionOf(foxglove, first), sessionOf(prism, second)])
    expect(listIds()).toEqual([foxglove, prism])
    wallets.prism.setChain(31338)
    expect(ownEvents()).toEqual([{ type: 'session', session: sessionOf(prism, second, 31338) }])
  })

  it('gives the active one without waiting for the other', async () => {
    wallets.foxglove.answer('eth_accounts', () => new Promise(() => undefined))
    const restored = loadPage(networks, storage).adapter.reconnect()[Symbol.asyncIterator]()
    await expect(restored.next()).resolves.toEqual({ done: false, value: sessionOf(prism, second) })
  })

  it('gives each as it answers: a silent one holds up only itself', async () => {
    const harbor = installWallet('Harbor', 2)
    await page.adapter.connect({ connectorId: 'example.harbor' })
    wallets.prism.answer('eth_accounts', () => new Promise(() => undefined))
    page = loadPage(networks, storage)
    const restored = page.adapter.reconnect()[Symbol.asyncIterator]()
    const next = async () => (await restored.next()).value?.connectorId
    expect([await next(), await next()]).toEqual(['example.harbor', foxglove])
    expect(listIds()).toEqual(['example.harbor', prism, foxglove])
    expect(readMethods(harbor)).toContain('eth_accounts')
  })

  it('waits 3 s for an active one that is there and silent, and makes it the active one again when it answers', async () => {
    const letAnswer = holdPrism()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      page = loadPage(networks, storage)
      const restored = restoreAll(page)
      await vi.advanceTimersByTimeAsync(2_900)
      expect(page.config.state.status).toBe('disconnected')
      await vi.advanceTimersByTimeAsync(200)
      expect(page.config.state).toMatchObject({ status: 'connected', current: findUid(foxglove) })
      letAnswer()
      await expect(restored).resolves.toEqual([sessionOf(foxglove, first), sessionOf(prism, second)])
    } finally {
      vi.useRealTimers()
    }
    expect(page.config.state.current).toBe(findUid(prism))
    expect(ownEvents()).toEqual([{ type: 'switched', connectorId: prism }])
  })

  it('leaves the wallet the active one that the visitor connected by hand while the one of before was silent', async () => {
    const letAnswer = holdPrism()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      page = loadPage(networks, storage)
      const restored = restoreAll(page)
      await vi.advanceTimersByTimeAsync(1_000)
      await page.adapter.connect({ connectorId: foxglove })
      await vi.advanceTimersByTimeAsync(3_000)
      letAnswer()
      await restored
    } finally {
      vi.useRealTimers()
    }
    expect(listIds()).toContain(prism)
    expect(page.config.state.current).toBe(findUid(foxglove))
    expect(ownEvents()).toEqual([])
  })

  it('leaves the account as it is that the visitor switched to meanwhile', async () => {
    const letAnswer = holdPrism()
    const restored = restoreAll(page)
    await settle()
    await page.adapter.switchConnection({ connectorId: foxglove })
    letAnswer()
    await restored
    expect(page.config.state.current).toBe(findUid(foxglove))
  })

  it('is not held back by an active one that is not there, which is the active one again when it comes', async () => {
    openWindow()
    announceProvider(createProvider(wallets.foxglove), { name: 'Foxglove' })
    const lintel = createLintel({ metadata: { name: 'Harbor' }, networks, adapters: [eip155()], storage })
    createLintelStorage(storage).saveConnected('eip155', prism)
    lintel.start()
    const read = () => lintel.store.getState().namespaces.eip155
    await vi.waitFor(() => expect(read()).toMatchObject({ status: 'connected', account: { connectorId: foxglove } }))
    announceProvider(createProvider(wallets.prism), { name: 'Prism' })
    await vi.waitFor(() => expect(read()?.account?.connectorId).toBe(prism))
    expect(read()?.connections.map(({ connectorId }) => connectorId)).toEqual([prism, foxglove])
    expect(getWagmiConfig(lintel).state.current).toBe(
      getWagmiConfig(lintel).connectors.find(({ id }) => id === prism)?.uid,
    )
    lintel.destroy()
  })

  it('makes the other one the active one when the first is locked, and forgets the locked one', async () => {
    wallets.prism.lock()
    page = loadPage(networks, storage)
    await expect(restoreAll(page)).resolves.toEqual([sessionOf(foxglove, first)])
    expect(listIds()).toEqual([foxglove])
  })

  it('keeps what is stored of one that does not answer, for the next load', async () => {
    openWindow()
    announceProvider(createProvider(wallets.foxglove), { name: 'Foxglove' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const restored = restoreAll(loadPage(networks, storage))
      await vi.advanceTimersByTimeAsync(3_000)
      await expect(restored).resolves.toEqual([sessionOf(foxglove, first)])
    } finally {
      vi.useRealTimers()
    }
    announceProvider(createProvider(wallets.prism), { name: 'Prism' })
    const ids = (await restoreAll(loadPage(networks, storage))).map(({ connectorId }) => connectorId)
    expect(ids).toEqual([foxglove, prism])
  })

  it('brings none back once the last one that was there has gone by itself: nobody is connected', async () => {
    await page.adapter.switchConnection({ connectorId: foxglove })
    page = loadPage(networks, storage)
    const letAnswer = holdPrism()
    const restored = restoreAll(page)
    await vi.waitFor(() => expect(page.config.state.status).toBe('connected'))
    wallets.foxglove.setAccounts([])
    await page.untilEvent(({ type }) => type === 'disconnected')
    letAnswer()
    await expect(restored).resolves.toEqual([sessionOf(foxglove, first)])
    expect(page.config.state).toMatchObject({ status: 'disconnected', current: null })
    expect(listIds()).toEqual([])
  })

  it('says nobody is connected while the first is locked and the other has not answered', async () => {
    wallets.prism.lock()
    wallets.foxglove.answer('eth_accounts', () => new Promise(() => undefined))
    page = loadPage(networks, storage)
    void restoreAll(page)
    await vi.waitFor(() => expect(listIds()).toEqual([foxglove]))
    expect(page.config.state.status).toBe('disconnected')
  })

  it('makes the one that is there current, not one that is only stored', async () => {
    openWindow()
    announceProvider(createProvider(wallets.foxglove), { name: 'Foxglove' })
    page = loadPage(networks, storage)
    void restoreAll(page)
    await page.adapter.connect({ connectorId: foxglove })
    await page.adapter.disconnect({ connectorId: foxglove })
    expect(listIds()).toEqual([prism])
    expect(page.config.state.status).toBe('disconnected')
  })

  it('brings none back that was disconnected while it was being restored', async () => {
    page = loadPage(networks, storage)
    const letAnswer = holdPrism()
    const restored = restoreAll(page)
    await vi.waitFor(() => expect(page.config.state.connections.size).toBe(2))
    await page.adapter.disconnect()
    letAnswer()
    await expect(restored).resolves.toEqual([])
    expect(listIds()).toEqual([])
  })
})

describe('two tabs', () => {
  const openTab = () => {
    const lintel = createLintel({ metadata: { name: 'Harbor' }, networks, adapters: [eip155()], storage })
    lintel.start()
    return lintel
  }
  const read = ({ store }: ReturnType<typeof openTab>) =>
    store.getState().namespaces.eip155?.connections.map(({ connectorId }) => connectorId)

  beforeEach(async () => {
    await page.adapter.disconnect()
    page.close()
  })

  it('follow each other: a second wallet, a switch, one that goes, all that go', async () => {
    const here = openTab()
    const there = openTab()
    const follow = async () => {
      there.actions.followStorage()
      await settle()
    }
    await here.actions.connect({ connectorId: foxglove })
    await follow()
    expect(read(there)).toEqual([foxglove])

    await here.actions.connect({ connectorId: prism })
    await follow()
    expect([read(here), read(there)]).toEqual([
      [prism, foxglove],
      [prism, foxglove],
    ])

    await here.actions.switchConnection({ connectorId: foxglove })
    await follow()
    expect(read(there)).toEqual([foxglove, prism])
    await there.actions.signMessage({ message: 'Hello' })
    expect(readMethods(wallets.foxglove)).toContain('personal_sign')

    await here.actions.disconnect({ connectorId: foxglove })
    await follow()
    expect([read(here), read(there)]).toEqual([[prism], [prism]])

    await here.actions.disconnect()
    await follow()
    expect([read(here), read(there)]).toEqual([[], []])
    here.destroy()
    there.destroy()
  })

  it('write nothing for what they follow: two that answer each other would never end', async () => {
    const here = openTab()
    const there = openTab()
    await here.actions.connect({ connectorId: foxglove })
    await here.actions.connect({ connectorId: prism })
    there.actions.followStorage()
    await settle()
    await here.actions.switchConnection({ connectorId: foxglove })
    const write = vi.spyOn(storage, 'setItem')
    there.actions.followStorage()
    await settle()
    expect(write.mock.calls.map(([key]) => key).filter((key) => !key.startsWith('lintel.wagmi'))).toEqual([])
    here.destroy()
    there.destroy()
  })
})
