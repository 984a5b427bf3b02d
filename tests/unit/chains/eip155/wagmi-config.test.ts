import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConfig, createConnector, createStorage, http, injected, noopStorage } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { eip155, getWagmiConfig } from '../../../../src/chains/eip155/index.js'
import { mockChain } from '../../../../src/chains/mock/index.js'
import { createLintel } from '../../../../src/headless/index.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet } from '../../../fixtures/test-wallet.js'
import { connectTo, createMemoryStorage, describeNetwork, loadPage, openWindow, restoreAll } from './create-page.js'

const networks = [describeNetwork(31337, 'http://127.0.0.1:1')]
const connectorId = 'example.foxglove'
const chain = { ...describeNetwork(31337, 'http://127.0.0.1:1'), id: 31337, blockExplorers: undefined, contracts: {} }

function installWallet() {
  const wallet = createTestWallet({ privateKeys: [developmentKeys[0]], chains: { 31337: '' } })
  announceProvider(createProvider(wallet), { name: 'Foxglove' })
  return wallet
}

describe('the wagmi config', () => {
  beforeEach(() => {
    openWindow()
    installWallet()
  })

  afterEach(() => vi.unstubAllGlobals())

  it('has the same state as Lintel', async () => {
    const page = loadPage(networks)
    await page.adapter.connect({ connectorId })
    expect(page.config.state.status).toBe('connected')
    await disconnect(page.config)
    expect(page.sessions()).toEqual([])
    const connector = page.config.connectors.find(({ id }) => id === connectorId)
    if (!connector) throw new Error('The wallet is not in the wagmi config.')
    await connect(page.config, { connector })
    expect(page.sessions()).toMatchObject([{ connectorId, network: 'eip155:31337' }])
  })

  it.each([
    ['without storage', null],
    ['with its own storage', createStorage({ storage: noopStorage })],
  ])('can be the app’s own, %s', async (_name, storage) => {
    const wagmiConfig = createConfig({ chains: [chain], transports: { 31337: http('http://127.0.0.1:1') }, storage })
    const page = loadPage(networks, createMemoryStorage(), { config: wagmiConfig })
    expect(page.config).toBe(wagmiConfig)
    await expect(restoreAll(page)).resolves.toEqual([])
    await expect(connectTo(page, connectorId)).resolves.toMatchObject({ connectorId })
  })

  it.each(['/logo.svg', 'logo.svg', 'http://localhost:4000/logo.svg', 'https://images.test/logo.svg'])(
    'can have a connector of the app with the icon %s; the app itself names it',
    (icon) => {
      vi.stubGlobal('location', { origin: 'http://localhost:4000' })
      const wagmiConfig = createConfig({
        chains: [chain],
        transports: { 31337: http('http://127.0.0.1:1') },
        connectors: [injected({ target: { id: 'harbor', name: 'Harbor', icon, provider: () => undefined } })],
        storage: null,
      })
      const page = loadPage(networks, createMemoryStorage(), { config: wagmiConfig })
      expect(page.connectors()).toContainEqual(expect.objectContaining({ id: 'harbor', imageUrl: icon }))
    },
  )

  it("can have wagmi's own WalletConnect connector, which connects without Lintel's pairing", async () => {
    const { address } = privateKeyToAccount(developmentKeys[0])
    const connectors = [
      createConnector((config) => ({
        ...mock({ accounts: [address] })(config),
        ...{ id: 'walletConnect', name: 'WalletConnect', type: 'walletConnect' },
      })),
    ]
    const transports = { 31337: http('http://127.0.0.1:1') }
    const config = createConfig({ chains: [chain], connectors, transports, storage: null })
    const lintel = createLintel({
      metadata: { name: 'Harbor' },
      networks: [...networks],
      adapters: [eip155({ config })],
      storage: createMemoryStorage(),
    })
    lintel.start()
    await expect(lintel.actions.connect({ connectorId: 'walletConnect' })).resolves.toMatchObject({ address })
    expect(config.state.status).toBe('connected')
    lintel.destroy()
  })

  it("is stored under one prefix, in Lintel's storage", async () => {
    const storage = createMemoryStorage()
    await loadPage(networks, storage).adapter.connect({ connectorId })
    expect([...storage.map.keys()].every((key) => key.startsWith('lintel.wagmi.'))).toBe(true)
    expect(storage.map.get('lintel.wagmi.store')).toContain(connectorId)
  })

  it('does not exist for another kind of adapter', () => {
    const adapter = mockChain().create({ networks, storage: createMemoryStorage() })
    expect(() => getWagmiConfig({ adapters: { eip155: adapter } })).toThrow(
      expect.objectContaining({ code: 'invalid-option', option: 'adapters' }),
    )
  })

  it('of the app must include the networks', () => {
    const wagmiConfig = createConfig({ chains: [chain], transports: { 31337: http('http://127.0.0.1:1') } })
    const create = () =>
      eip155({ config: wagmiConfig }).create({
        networks: [...networks, describeNetwork(10, 'http://127.0.0.1:1')],
        storage: createMemoryStorage(),
      })
    expect(create).toThrow(expect.objectContaining({ code: 'invalid-option', option: 'config.chains' }))
    expect(create).toThrow(/got \[31337\].*\nAdd 10 to the chains/)
  })

  it('needs a network', () => {
    expect(() => eip155().create({ networks: [], storage: createMemoryStorage() })).toThrow(
      expect.objectContaining({ code: 'invalid-option', option: 'networks' }),
    )
  })
})

describe('on a server', () => {
  it('there are no wallets, and nothing is restored or thrown', async () => {
    Reflect.deleteProperty(globalThis, 'window')
    const page = loadPage(networks)
    expect(page.connectors()).toEqual([])
    await expect(restoreAll(page)).resolves.toEqual([])
    page.close()
  })
})
