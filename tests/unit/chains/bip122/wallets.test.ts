import { getWallets } from '@wallet-standard/app'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  bip122,
  bitcoinMainnet,
  bitcoinSignet,
  bitcoinTestnet3,
  bitcoinTestnet4,
} from '../../../../src/chains/bip122/index.js'
import type { NetworkInput } from '../../../../src/core/model/network.js'
import { createBitcoinKey, signCompact } from '../../../fixtures/bitcoin-signing.js'
import {
  type BitcoinWallet,
  createLeatherWallet,
  createMetaMaskWallet,
  createUnisatWallet,
  createXverseWallet,
  inject,
} from '../../../fixtures/bitcoin-wallets.js'
import { type ConformancePage, openPage } from '../conformance/browser.js'
import { createMemoryStorage } from '../eip155/create-page.js'

const message = 'Hello, Wörld\n'
const testKey = (byte: number) => createBitcoinKey(byte, 'p2wpkh', { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef })
const networkId = ({ id }: { id: string }) => `bip122:${id}` as const
const removals: (() => void)[] = []
let storage = createMemoryStorage()
let page: ConformancePage

function install<Wallet extends BitcoinWallet>(wallet: Wallet): Wallet {
  removals.push(wallet.loadPage())
  return wallet
}

function load(...networks: readonly (NetworkInput & { id: string })[]): void {
  const listed = networks.length === 0 ? [bitcoinMainnet] : networks
  const described = listed.map((network) => ({
    ...network,
    chainNamespace: 'bip122' as const,
    caipNetworkId: networkId(network),
  }))
  page = openPage(bip122().create({ networks: described, storage }))
}

const listIds = () => page.connectors().map(({ id }) => id)
const connect = ({ connectorId }: BitcoinWallet) => page.adapter.connect({ connectorId })
const readSession = () => page.sessions()[0]
const caught = (promise: Promise<unknown>) => promise.catch((thrown: unknown) => thrown)

afterEach(() => {
  page.close()
  for (const remove of removals.splice(0)) remove()
  storage = createMemoryStorage()
  vi.useRealTimers()
})

describe('discovery', () => {
  it('lists wallets of all three kinds and asks none', () => {
    const wallets = [
      install(createLeatherWallet({ keys: [1, 2] })),
      install(createXverseWallet({ keys: [1, 2] })),
      install(createUnisatWallet({ keys: [1, 2] })),
      install(createUnisatWallet({ keys: [1, 2], path: 'okxwallet.bitcoin' })),
      install(createMetaMaskWallet({ keys: [1, 2] })),
    ]
    load()
    expect(page.connectors()).toEqual([
      {
        id: 'LeatherProvider',
        name: 'Leather',
        type: 'INJECTED',
        chain: 'bip122',
        imageUrl: 'data:image/svg+xml;base64,PHN2Zy8+',
      },
      { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet', type: 'INJECTED', chain: 'bip122' },
      { id: 'unisat', name: 'UniSat Wallet', type: 'INJECTED', chain: 'bip122' },
      { id: 'okxwallet.bitcoin', name: 'OKX Wallet', type: 'INJECTED', chain: 'bip122' },
      expect.objectContaining({ id: 'standard:MetaMask', name: 'MetaMask', type: 'ANNOUNCED' }),
    ])
    expect(wallets.flatMap(({ calls }) => calls)).toEqual([])
  })

  it.each([
    [{ isBinance: true }, 'binancew3w.bitcoin', 'Binance Wallet'],
    [{ isBitKeep: true }, 'bitkeep.unisat', 'Bitget Wallet'],
  ])('knows the wallet behind `unisat` with %j, also when it is at its own path', async (flags, id, name) => {
    const wallet = install(createUnisatWallet({ keys: [1, 2], flags, connectorId: id }))
    load()
    expect(page.connectors()).toEqual([expect.objectContaining({ id, name })])
    await connect(wallet)
    expect(readSession()?.connectorId).toBe(id)
    page.close()
    install(createUnisatWallet({ keys: [1, 2], path: id }))
    load()
    expect(listIds()).toEqual([id])
  })

  it('finds a wallet that is injected late, and forgets one that is removed', () => {
    vi.useFakeTimers()
    load()
    expect(listIds()).toEqual([])
    const remove = createUnisatWallet({ keys: [1, 2] }).loadPage()
    vi.advanceTimersByTime(500)
    expect(listIds()).toEqual(['unisat'])
    remove()
    vi.advanceTimersByTime(500)
    expect(listIds()).toEqual([])
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(3_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('lists one of two wallets with one name', () => {
    install(createMetaMaskWallet({ keys: [1, 2], name: 'Xverse Wallet' }))
    install(createXverseWallet({ keys: [1, 2] }))
    load()
    expect(listIds()).toEqual(['XverseProviders.BitcoinProvider'])
  })

  it.each([
    ['nothing at its path', { id: 'Nowhere.Provider', name: 'A' }],
    ['a path without requests', { id: 'btc_providers', name: 'A' }],
    ['no name', { id: 'TestProvider', name: ' ' }],
    ['no id', { name: 'A' }],
    ['a text', 'LeatherProvider'],
    [
      'a getter that throws',
      {
        get id(): string {
          throw new Error('no')
        },
      },
    ],
  ])('leaves out what is listed with %s', (_name, entry) => {
    removals.push(inject('TestProvider', { request: async () => ({}) }), inject('btc_providers', [null, entry]))
    install(createUnisatWallet({ keys: [1, 2] }))
    load()
    expect(listIds()).toEqual(['unisat'])
  })

  it('leaves out a registered wallet of another chain', () => {
    const { wallet } = createMetaMaskWallet({ keys: [1, 2] })
    removals.push(getWallets().register({ ...wallet, chains: ['solana:mainnet'], accounts: [] }))
    load()
    expect(listIds()).toEqual([])
  })
})

describe('Xverse', () => {
  it('shares the payment account first, then the one for ordinals', async () => {
    const wallet = install(createXverseWallet({ keys: [1, 2] }))
    load()
    await connect(wallet)
    expect(readSession()).toMatchObject({
      network: networkId(bitcoinMainnet),
      accounts: [
        { address: wallet.accounts[0], type: 'payment', publicKey: expect.stringMatching(/^0[23][\da-f]{64}$/) },
        { address: createBitcoinKey(1, 'p2tr').address, type: 'ordinals' },
      ],
    })
    expect(readSession()?.accounts).toHaveLength(2)
  })

  it('signs by BIP-322, and by ECDSA with an address that has no other scheme', async () => {
    const wallet = install(createXverseWallet({ keys: [1, 2] }))
    load()
    await connect(wallet)
    const signed = await page.adapter.signMessage({ message })
    expect(signed).toMatchObject({ scheme: 'bip322', encoding: 'base64', address: wallet.accounts[0] })
    await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
    page.close()
    removals.pop()?.()
    const legacy = install(createXverseWallet({ keys: [1, 2], createKey: (byte) => createBitcoinKey(byte, 'p2pkh') }))
    load()
    await connect(legacy)
    const old = await page.adapter.signMessage({ message })
    expect([old.scheme, legacy.calls.at(-1)]).toEqual(['ecdsa', 'signMessage ECDSA'])
    await expect(page.adapter.verifyMessage({ message, signed: old })).resolves.toBe(true)
  })

  it('says ECDSA when the wallet used it although BIP-322 was asked for', async () => {
    const wallet = install(createXverseWallet({ keys: [1, 2] }))
    load()
    await connect(wallet)
    wallet.signAs = (text) => ({ ...signCompact(createBitcoinKey(1, 'p2wpkh'), text, 39), protocol: 'BIP322' })
    const signed = await page.adapter.signMessage({ message })
    expect(signed.scheme).toBe('ecdsa')
    await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it.each([
    ['no signature', {}, 'wallet-failed'],
    ['a signature that is not base64', { signature: '<html>' }, 'wallet-failed'],
    ['an empty signature', { signature: '' }, 'wallet-failed'],
    ['the signature of another account', { signature: 'AAAA', address: 'bc1qother' }, 'account-not-shared'],
  ])('fails when the wallet answers with %s', async (_name, answer, code) => {
    const wallet = install(createXverseWallet({ keys: [1, 2] }))
    load()
    await connect(wallet)
    wallet.signAs = () => answer
    await expect(page.adapter.signMessage({ message })).rejects.toMatchObject({ code })
  })

  it('resolves with -32000 when the visitor rejects, and with -32002 without a permission', async () => {
    const wallet = install(createXverseWallet({ keys: [1, 2] }))
    load()
    const request = vi.spyOn(wallet.provider as { request(): Promise<unknown> }, 'request')
    request.mockResolvedValueOnce({ error: { code: -32000, message: 'User rejected request' } })
    expect(await caught(connect(wallet))).toMatchObject({ code: 'request-rejected' })
    request.mockResolvedValueOnce({ error: { code: -32002, message: 'Access denied.' } })
    expect(await caught(connect(wallet))).toMatchObject({ code: 'account-not-shared' })
    request.mockResolvedValueOnce({ error: { code: -32603, message: 'Internal error' } })
    expect(await caught(connect(wallet))).toMatchObject({ code: 'wallet-failed', details: 'Internal error' })
    request.mockResolvedValueOnce('<html>')
    expect(await caught(connect(wallet))).toMatchObject({ code: 'wallet-failed' })
  })

  it('is restored without a window, and only while it permits it', async () => {
    const wallet = install(createXverseWallet({ keys: [1, 2] }))
    load()
    await page.adapter.reconnect({ connectorIds: [wallet.connectorId] })
    expect([page.sessions(), wallet.calls]).toEqual([[], ['wallet_getAccount']])
    await connect(wallet)
    page.close()
    load()
    await page.adapter.reconnect({ connectorIds: [wallet.connectorId] })
    expect(readSession()?.accounts[0].address).toBe(wallet.accounts[0])
  })

  it('is on the network that it says, when its address is of it', async () => {
    const wallet = install(createXverseWallet({ keys: [1, 2], createKey: testKey }))
    wallet.network = 'Testnet4'
    load(bitcoinMainnet, bitcoinTestnet3, bitcoinTestnet4)
    await connect(wallet)
    expect(readSession()).toMatchObject({ network: networkId(bitcoinTestnet4), accounts: [{ address: wallet.accounts[0] }] })
    // The address for ordinals of this wallet is of the main network, so it is left out.
    expect(readSession()?.accounts).toHaveLength(1)
    await page.adapter.disconnect()
    wallet.network = 'Mainnet'
    await connect(wallet)
    expect(readSession()?.network).toBe(networkId(bitcoinTestnet3))
  })

  it('that has no session keeps its addresses until it is disconnected', async () => {
    const wallet = install(createXverseWallet({ keys: [1, 2], path: 'FordefiProviders.UtxoProvider' }))
    wallet.without = ['wallet_connect', 'wallet_getAccount', 'wallet_disconnect']
    load()
    await connect(wallet)
    page.close()
    load()
    await page.adapter.reconnect({ connectorIds: [wallet.connectorId] })
    expect(readSession()?.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinals'])
    expect(wallet.calls).toEqual(['getAddresses'])
    await page.adapter.disconnect()
    expect(storage.map.size).toBe(0)
  })
})

describe('Leather', () => {
  it('throws its errors', async () => {
    const wallet = install(createLeatherWallet({ keys: [1, 2] }))
    load()
    wallet.beforeAnswer = () => Promise.reject({ code: 4001, message: 'User rejected' })
    expect(await caught(connect(wallet))).toMatchObject({ code: 'request-rejected' })
    wallet.beforeAnswer = () => Promise.reject({ code: -32000, message: 'Server error' })
    expect(await caught(connect(wallet))).toMatchObject({ code: 'wallet-failed' })
  })

  it('connects, signs and is restored without a window', async () => {
    const wallet = install(createLeatherWallet({ keys: [1, 2] }))
    load()
    await connect(wallet)
    page.close()
    load()
    await page.adapter.reconnect({ connectorIds: [wallet.connectorId] })
    expect(wallet.calls).toEqual(['getAddresses'])
    expect(readSession()?.accounts).toMatchObject([
      { address: wallet.accounts[0], type: 'payment', path: "m/84'/0'/0'/0/0" },
      { type: 'ordinals' },
    ])
    const signed = await page.adapter.signMessage({ message })
    await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
    wallet.changeAccount()
    expect(await caught(page.adapter.signMessage({ message }))).toMatchObject({
      code: 'account-not-shared',
      details: expect.stringContaining(wallet.accounts[1]),
    })
    await page.adapter.disconnect()
    page.close()
    load()
    await page.adapter.reconnect({ connectorIds: [wallet.connectorId] })
    expect(page.sessions()).toEqual([])
  })

  it.each([['{'], ['{}'], ['[null, 1]'], ['[{"address":"0x71C7656EC7ab88b098defB751B7401B5f6d8976F"}]']])(
    'is not restored from the stored text %s',
    async (text) => {
      install(createLeatherWallet({ keys: [1, 2] }))
      storage = createMemoryStorage({ 'lintel.bip122.LeatherProvider': text })
      load()
      await page.adapter.reconnect({ connectorIds: ['LeatherProvider'] })
      expect(page.sessions()).toEqual([])
    },
  )
})

describe('UniSat', () => {
  it('signs by bip322-simple, not by its default', async () => {
    const wallet = install(createUnisatWallet({ keys: [1, 2] }))
    load()
    await connect(wallet)
    const signed = await page.adapter.signMessage({ message })
    expect([signed.scheme, wallet.calls.at(-1)]).toEqual(['bip322', 'signMessage bip322-simple'])
    await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it('signs by ECDSA with an address of the oldest kind', async () => {
    const wallet = install(createUnisatWallet({ keys: [1, 2], createKey: (byte) => createBitcoinKey(byte, 'p2pkh') }))
    load()
    await connect(wallet)
    const signed = await page.adapter.signMessage({ message })
    expect([signed.scheme, wallet.calls.at(-1)]).toEqual(['ecdsa', 'signMessage ecdsa'])
    await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it.each([
    ['BITCOIN_SIGNET', bitcoinSignet],
    ['BITCOIN_TESTNET4', bitcoinTestnet4],
    // An address cannot be of a network that it does not begin with.
    ['BITCOIN_MAINNET', bitcoinTestnet3],
  ])('on %s with an address of a test network is on a network of its kind', async (chain, network) => {
    const wallet = install(createUnisatWallet({ keys: [1, 2], createKey: testKey }))
    wallet.chain = chain
    load(bitcoinMainnet, bitcoinTestnet3)
    await connect(wallet)
    expect(readSession()?.network).toBe(networkId(network))
  })

  it('is refused on a chain that is not Bitcoin', async () => {
    const wallet = install(createUnisatWallet({ keys: [1, 2] }))
    wallet.chain = 'FRACTAL_BITCOIN_MAINNET'
    load()
    expect(await caught(connect(wallet))).toMatchObject({
      code: 'wallet-failed',
      details: expect.stringContaining('Switch the wallet to Bitcoin'),
    })
    wallet.chain = 'BITCOIN_MAINNET'
    await connect(wallet)
    wallet.chain = 'FRACTAL_BITCOIN_MAINNET'
    wallet.changeAccount()
    await vi.waitFor(() => expect(page.sessions()).toEqual([]))
  })

  it('is not connected without an address', async () => {
    const wallet = install(createUnisatWallet({ keys: [1, 2] }))
    load()
    wallet.isLocked = true
    expect(await caught(connect(wallet))).toMatchObject({ code: 'account-not-shared' })
  })

  it.each([
    [bitcoinTestnet3, 'okxwallet.bitcoinTestnet'],
    [bitcoinTestnet4, 'okxwallet.bitcoinTestnet'],
    [bitcoinSignet, 'okxwallet.bitcoinSignet'],
  ])("of OKX is the provider of the app's first network: $name", async (network, path) => {
    const without = ['requestAccounts', 'getAccounts', 'getChain', 'disconnect']
    const wallet = createUnisatWallet({
      keys: [1, 2],
      createKey: testKey,
      path,
      connectorId: 'okxwallet.bitcoin',
      without,
    })
    install(wallet)
    load(network)
    await page.adapter.reconnect({ connectorIds: [wallet.connectorId] })
    expect(wallet.calls).toEqual([])
    await connect(wallet)
    expect(readSession()).toMatchObject({ network: networkId(network), accounts: [{ address: wallet.accounts[0] }] })
    await page.adapter.disconnect()
    expect(page.sessions()).toEqual([])
  })
})

describe('MetaMask', () => {
  it('is on the network of its address, without the public key that is none', async () => {
    const wallet = install(createMetaMaskWallet({ keys: [1, 2] }))
    load(bitcoinTestnet3, bitcoinMainnet)
    await connect(wallet)
    expect(readSession()).toEqual({
      connectorId: 'standard:MetaMask',
      network: networkId(bitcoinMainnet),
      accounts: [{ address: wallet.accounts[0], type: 'payment' }],
    })
  })

  it('signs, and its copy of the signature is not taken for another message', async () => {
    const wallet = install(createMetaMaskWallet({ keys: [1, 2] }))
    load()
    await connect(wallet)
    const signed = await page.adapter.signMessage({ message })
    expect(signed).not.toHaveProperty('signedMessage')
    await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it('is restored when it shows its accounts, and is never asked', async () => {
    const wallet = createMetaMaskWallet({ keys: [1, 2] })
    install(wallet)
    load()
    await page.adapter.reconnect({ connectorIds: [wallet.connectorId] })
    expect([page.sessions(), wallet.calls]).toEqual([[], []])
    await connect(wallet)
    page.close()
    removals.pop()?.()
    install(wallet)
    load()
    await page.adapter.reconnect({ connectorIds: [wallet.connectorId] })
    expect([readSession()?.accounts[0].address, wallet.calls]).toEqual([wallet.accounts[0], ['connect']])
  })

  it.each([
    ['none', []],
    ['undefined', undefined],
    ['an address of another chain', [{ address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' }]],
    ['an account of another chain', [{ address: createBitcoinKey(1, 'p2wpkh').address, chains: ['sui:mainnet'] }]],
  ])('is not connected when it shares %s', async (_name, accounts) => {
    const wallet = install(createMetaMaskWallet({ keys: [1, 2] }))
    Object.assign(wallet.features['bitcoin:connect'] ?? {}, { connect: async () => ({ accounts }) })
    load()
    expect(await caught(connect(wallet))).toMatchObject({ code: 'account-not-shared' })
  })

  it('says what the wallet signed in place of the message, and fails without a signature', async () => {
    const wallet = install(createMetaMaskWallet({ keys: [1, 2] }))
    load()
    await connect(wallet)
    const feature = wallet.features['bitcoin:signMessage'] ?? {}
    feature.signMessage = async () => [{ signature: new Uint8Array([1, 2]), signedMessage: new Uint8Array([3]) }]
    await expect(page.adapter.signMessage({ message })).resolves.toMatchObject({ signedMessage: 'Aw==' })
    feature.signMessage = async () => undefined
    expect(await caught(page.adapter.signMessage({ message }))).toMatchObject({ code: 'wallet-failed' })
    feature.signMessage = undefined
    expect(await caught(page.adapter.signMessage({ message }))).toMatchObject({
      code: 'wallet-failed',
      details: 'MetaMask has no feature for signMessage.',
    })
  })
})

it('needs a network of Bitcoin', () => {
  expect(() => bip122().create({ networks: [], storage })).toThrow(expect.objectContaining({ code: 'invalid-option' }))
  load()
})
