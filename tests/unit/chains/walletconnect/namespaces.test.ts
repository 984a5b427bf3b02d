import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { genesisHash } from '../../../../servers/chains/solana/create-slots.js'
import { bip122, bitcoinMainnet } from '../../../../src/chains/bip122/index.js'
import { eip155 } from '../../../../src/chains/eip155/index.js'
import { kusamaAssetHub, polkadot, polkadotAssetHub } from '../../../../src/chains/polkadot/index.js'
import { createSolanaLocalnet, solana, solanaMainnet } from '../../../../src/chains/solana/index.js'
import { walletConnect } from '../../../../src/chains/walletconnect/index.js'
import type { Lintel } from '../../../../src/core/lintel.js'
import type { Namespace } from '../../../../src/core/model/caip.js'
import { walletConnectId } from '../../../../src/core/model/wallet-connect.js'
import { createLintel } from '../../../../src/headless/create-lintel.js'
import { createMemoryStorage, describeNetwork, openWindow } from '../eip155/create-page.js'
import { addresses, otherNamespaces } from './fixtures/other-namespaces.js'
import { openRelay, type Relay, until } from './fixtures/start-ports.js'
import { accounts, startWallet, type TestWallet } from './fixtures/start-wallet.js'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 40_000 })

const relayChain = `polkadot:${polkadotAssetHub.relayChain}`
const [evm = ''] = accounts.map(({ address }) => address)
const solanaLocal = createSolanaLocalnet({ genesisHash, rpcUrl: 'http://127.0.0.1:1' })
const all: readonly Namespace[] = ['eip155', 'solana', 'bip122', 'polkadot']

let relay: Relay
let wallet: TestWallet
let lintel: Lintel
let storage: ReturnType<typeof createMemoryStorage>

function open(): void {
  lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: [
      describeNetwork(31337, 'http://127.0.0.1:1'),
      solanaMainnet,
      solanaLocal,
      bitcoinMainnet,
      polkadotAssetHub,
      kusamaAssetHub,
    ],
    adapters: [eip155(), solana(), bip122(), polkadot()],
    walletConnect: walletConnect(),
    services: { relay: relay.url },
    projectId: 'test',
    storage,
    debug: false,
  })
  lintel.start()
}

function reload(): void {
  lintel.destroy()
  open()
}

/** The paired wallet in a namespace. */
function read(namespace: Namespace) {
  const { connections = [] } = lintel.store.getState().namespaces[namespace] ?? {}
  return connections.find(({ connectorId }) => connectorId === walletConnectId)
}

const listConnected = () => all.filter((namespace) => read(namespace))

/** Pairs the two, as if the visitor scans at once, and waits until these namespaces are connected. */
async function pairUp(...expected: readonly Namespace[]): Promise<void> {
  const paired = lintel.actions.pair()
  await until(() => expect(lintel.store.getState().pairing?.uri).toMatch(/^wc:/))
  await wallet.pair(lintel.store.getState().pairing?.uri ?? '')
  await paired
  await until(() => expect(listConnected()).toEqual(expected))
}

function getAdapter(namespace: Namespace) {
  const adapter = lintel.adapters[namespace]
  if (!adapter) throw new Error(`The app has no adapter of ${namespace}.`)
  return adapter
}

beforeEach(async () => {
  openWindow()
  storage = createMemoryStorage()
  relay = await openRelay()
  wallet = await startWallet(relay.url)
  wallet.others = otherNamespaces
  open()
})

afterEach(async () => {
  lintel.destroy()
  await wallet.close()
  await relay.close()
})

describe('one pairing', () => {
  it('connects every namespace that the wallet has approved, and each signs what it verifies', async () => {
    await pairUp(...all)
    expect(all.map((namespace) => read(namespace)?.accounts[0])).toMatchObject([
      { address: evm, type: 'eoa' },
      { address: addresses.solana[0], type: 'eoa' },
      { address: addresses.bip122[0], type: 'payment' },
      { address: addresses.polkadot[0], type: 'eoa' },
    ])
    expect(read('polkadot')?.wallet).toEqual({ name: 'Foxglove', imageUrl: 'https://foxglove.example/icon.png' })
    const message = 'Hello\nWörld'
    for (const namespace of all.slice(1)) {
      const adapter = getAdapter(namespace)
      const signed = await adapter.signMessage({ message })
      expect(signed.address).toBe(read(namespace)?.accounts[0]?.address)
      await expect(adapter.verifyMessage({ message, signed })).resolves.toBe(true)
      await expect(adapter.verifyMessage({ message: 'Other', signed })).resolves.toBe(false)
    }
    expect(wallet.requests.map(({ params }) => params.chainId)).toEqual([
      `solana:${solanaMainnet.id}`,
      `bip122:${bitcoinMainnet.id}`,
      `polkadot:${polkadotAssetHub.id}`,
    ])
  })

  it('connects solana alone when the wallet has nothing else', async () => {
    wallet.hasEip155 = false
    wallet.others = { solana: otherNamespaces.solana }
    await pairUp('solana')
    expect(lintel.store.getState().activeNamespace).toBe('solana')
    await expect(getAdapter('solana').signMessage({ message: 'hi' })).resolves.toMatchObject({ scheme: 'ed25519' })
    await expect(getAdapter('eip155').signMessage({ message: 'hi' })).rejects.toMatchObject({ code: 'not-connected' })
  })

  it('refuses a network that the wallet has not approved, and names both', async () => {
    wallet.others = { solana: { ...otherNamespaces.solana, chains: [`solana:${solanaMainnet.id}`] } }
    await pairUp('eip155', 'solana')
    const network = `solana:${solanaLocal.id}` as const
    expect(read('solana')?.approvedNetworks).toEqual([`solana:${solanaMainnet.id}`])
    await expect(getAdapter('solana').signMessage({ message: 'hi', network })).rejects.toMatchObject({
      code: 'network-mismatch',
      wanted: network,
      actual: `solana:${solanaMainnet.id}`,
    })
    expect(wallet.requests).toEqual([])
  })

  it('signs on Asset Hub by a wallet that knows only its relay chain', async () => {
    wallet.others = { polkadot: { ...otherNamespaces.polkadot, chains: [relayChain] } }
    await pairUp('eip155', 'polkadot')
    expect(read('polkadot')?.approvedNetworks).toEqual([`polkadot:${polkadotAssetHub.id}`])
    const signed = await getAdapter('polkadot').signMessage({ message: 'hi' })
    await expect(getAdapter('polkadot').verifyMessage({ message: 'hi', signed })).resolves.toBe(true)
    expect(wallet.requests.at(-1)?.params.chainId).toBe(relayChain)
  })

  it('takes the other addresses of a Bitcoin wallet from the session', async () => {
    const [address, art = ''] = addresses.bip122
    const reported = [
      { address, publicKey: '02'.padEnd(66, 'a'), path: "m/84'/0'/0'/0/0", intention: 'payment' },
      { address: art, intention: 'ordinal' },
      { address: 'none' },
    ]
    wallet.sessionProperties = { bip122_getAccountAddresses: JSON.stringify(reported) }
    await pairUp(...all)
    expect(read('bip122')).toMatchObject({
      network: `bip122:${bitcoinMainnet.id}`,
      accounts: [
        { address, type: 'payment', publicKey: '02'.padEnd(66, 'a'), path: "m/84'/0'/0'/0/0" },
        { address: art, type: 'ordinals' },
      ],
    })
    expect(read('bip122')?.accounts).toHaveLength(2)
  })

  it.each([
    ['solana', 'solana_signMessage'],
    ['bip122', 'signMessage'],
    ['polkadot', 'polkadot_signMessage'],
  ] as const)('fails on %s without a request when the wallet has not approved %s', async (namespace, method) => {
    wallet.others = { ...otherNamespaces, [namespace]: { ...otherNamespaces[namespace], methods: ['other'] } }
    await pairUp(...all)
    await expect(getAdapter(namespace).signMessage({ message: 'hi' })).rejects.toMatchObject({
      code: 'wallet-failed',
      details: `Foxglove has not approved ${method}: it may not know this method.`,
    })
    expect(wallet.requests).toEqual([])
  })

  it('reports a signature that the visitor rejects', async () => {
    await pairUp(...all)
    wallet.others = {}
    wallet.answerRequest = { code: 5000, message: 'User rejected.' }
    for (const namespace of all.slice(1)) {
      await expect(getAdapter(namespace).signMessage({ message: 'hi' })).rejects.toMatchObject({
        code: 'request-rejected',
      })
    }
  })
})

describe('the next page load', () => {
  it('restores every namespace without a request, and the session works', async () => {
    await pairUp(...all)
    const before = all.map((namespace) => read(namespace)?.accounts)
    reload()
    await until(() => expect(listConnected()).toEqual(all))
    expect(all.map((namespace) => read(namespace)?.accounts)).toEqual(before)
    expect(wallet.requests).toEqual([])
    const signed = await getAdapter('bip122').signMessage({ message: 'hi' })
    await expect(getAdapter('bip122').verifyMessage({ message: 'hi', signed })).resolves.toBe(true)
  })
})

describe('the session', () => {
  it('is ended for all namespaces when the visitor disconnects one, and nothing is restored', async () => {
    await pairUp(...all)
    await lintel.actions.disconnect({ namespace: 'solana', connectorId: walletConnectId })
    await until(() => expect([listConnected(), wallet.deleted.length]).toEqual([[], 1]))
    reload()
    await until(() => expect(lintel.store.getState().namespaces.solana?.restoring).not.toBe(true))
    expect(listConnected()).toEqual([])
  })

  it('is ended for all namespaces when the wallet disconnects', async () => {
    await pairUp(...all)
    const [topic = ''] = Object.keys(wallet.kit.getActiveSessions())
    await wallet.kit.disconnectSession({ topic, reason: { code: 6000, message: 'Bye' } })
    await until(() => expect(listConnected()).toEqual([]))
    await expect(getAdapter('polkadot').signMessage({ message: 'hi' })).rejects.toMatchObject({ code: 'not-connected' })
  })

  it('follows other accounts of the wallet, each namespace its own', async () => {
    await pairUp(...all)
    const [topic = ''] = Object.keys(wallet.kit.getActiveSessions())
    const emit = (chainId: string, name: string, data: unknown) =>
      wallet.kit.emitSessionEvent({ topic, chainId, event: { name, data } })
    await emit(`bip122:${bitcoinMainnet.id}`, 'bip122_addressesChanged', [
      { address: addresses.bip122[1], intention: 'payment' },
    ])
    await emit(`solana:${solanaMainnet.id}`, 'accountsChanged', [addresses.solana[1]])
    await emit(relayChain, 'accountsChanged', [`${relayChain}:${addresses.polkadot[1]}`])
    await until(() =>
      expect(all.map((namespace) => read(namespace)?.accounts[0]?.address)).toEqual([
        evm,
        addresses.solana[1],
        addresses.bip122[1],
        addresses.polkadot[1],
      ]),
    )
    for (const namespace of all.slice(1)) {
      const signed = await getAdapter(namespace).signMessage({ message: 'hi' })
      await expect(getAdapter(namespace).verifyMessage({ message: 'hi', signed })).resolves.toBe(true)
    }
  })

  it('ends a namespace that the wallet takes out of it, and keeps the others', async () => {
    await pairUp(...all)
    const [topic = ''] = Object.keys(wallet.kit.getActiveSessions())
    const { polkadot: _removed, ...namespaces } = wallet.kit.getActiveSessions()[topic]?.namespaces ?? {}
    await wallet.kit.updateSession({ topic, namespaces })
    await until(() => expect(listConnected()).toEqual(['eip155', 'solana', 'bip122']))
  })

  it('is replaced by the next pairing: what the new wallet shares is connected', async () => {
    await pairUp(...all)
    wallet.others = { solana: { ...otherNamespaces.solana, addresses: addresses.solana.slice(1) } }
    await pairUp('eip155', 'solana')
    expect(read('solana')?.accounts[0]?.address).toBe(addresses.solana[1])
    await expect(getAdapter('solana').signMessage({ message: 'hi' })).resolves.toMatchObject({
      address: addresses.solana[1],
    })
  })
})
