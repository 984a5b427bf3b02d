import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bitcoinMainnet, bitcoinSignet, bitcoinTestnet3, bitcoinTestnet4 } from '../../../../src/chains/bip122/index.js'
import { createBitcoinKey, signCompact } from '../../../fixtures/bitcoin-signing.js'
import {
  createLeatherWallet,
  createMetaMaskWallet,
  createUnisatWallet,
  createXverseWallet,
} from '../../../fixtures/bitcoin-wallets.js'
import { type BitcoinBrowser, networkId, openBrowser } from './bitcoin-browser.js'

const message = 'Hello, Wörld\n'
const testNetwork = { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const testKey = (byte: number) => createBitcoinKey(byte, 'p2wpkh', testNetwork)
const readSession = () => browser.sessions()[0]
const caught = (promise: Promise<unknown>) => promise.catch((thrown: unknown) => thrown)

let browser: BitcoinBrowser

beforeEach(() => {
  browser = openBrowser()
})

afterEach(() => {
  browser.close()
  vi.restoreAllMocks()
})

describe('Xverse', () => {
  it('shares the payment account first, then the one for ordinals', async () => {
    const wallet = browser.install(createXverseWallet({ keys: [1, 2] }))
    browser.load()
    await browser.connect(wallet)
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
    const wallet = browser.install(createXverseWallet({ keys: [1, 2] }))
    browser.load()
    await browser.connect(wallet)
    const signed = await browser.adapter.signMessage({ message })
    expect(signed).toMatchObject({ scheme: 'bip322', encoding: 'base64', address: wallet.accounts[0] })
    await expect(browser.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
    browser.uninstall()
    const legacy = browser.install(
      createXverseWallet({ keys: [1, 2], createKey: (byte) => createBitcoinKey(byte, 'p2pkh') }),
    )
    browser.load()
    await browser.connect(legacy)
    const old = await browser.adapter.signMessage({ message })
    expect([old.scheme, legacy.calls.at(-1)]).toEqual(['ecdsa', 'signMessage ECDSA'])
    await expect(browser.adapter.verifyMessage({ message, signed: old })).resolves.toBe(true)
  })

  it('says ECDSA when the wallet used it although BIP-322 was asked for', async () => {
    const wallet = browser.install(createXverseWallet({ keys: [1, 2] }))
    browser.load()
    await browser.connect(wallet)
    wallet.signAs = (text) => ({ ...signCompact(createBitcoinKey(1, 'p2wpkh'), text, 39), protocol: 'BIP322' })
    const signed = await browser.adapter.signMessage({ message })
    expect(signed.scheme).toBe('ecdsa')
    await expect(browser.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it.each([
    ['no signature', {}, 'wallet-failed'],
    ['a signature that is not base64', { signature: '<html>' }, 'wallet-failed'],
    ['an empty signature', { signature: '' }, 'wallet-failed'],
    ['the signature of another account', { signature: 'AAAA', address: 'bc1qother' }, 'account-not-shared'],
  ])('fails when the wallet answers with %s', async (_name, answer, code) => {
    const wallet = browser.install(createXverseWallet({ keys: [1, 2] }))
    browser.load()
    await browser.connect(wallet)
    wallet.signAs = () => answer
    await expect(browser.adapter.signMessage({ message })).rejects.toMatchObject({ code })
  })

  it('resolves with -32000 when the visitor rejects, and with -32002 without a permission', async () => {
    const wallet = browser.install(createXverseWallet({ keys: [1, 2] }))
    browser.load()
    const request = vi.spyOn(wallet.provider as { request(): Promise<unknown> }, 'request')
    request.mockResolvedValueOnce({ error: { code: -32000, message: 'Declined.' } })
    expect(await caught(browser.connect(wallet))).toMatchObject({ code: 'request-rejected' })
    request.mockResolvedValueOnce({ error: { code: -32002, message: 'Access denied.' } })
    expect(await caught(browser.connect(wallet))).toMatchObject({ code: 'account-not-shared' })
    request.mockResolvedValueOnce({ error: { code: -32603, message: 'Internal error' } })
    expect(await caught(browser.connect(wallet))).toMatchObject({ code: 'wallet-failed', details: 'Internal error' })
    request.mockResolvedValueOnce('<html>')
    expect(await caught(browser.connect(wallet))).toMatchObject({ code: 'wallet-failed' })
  })

  it('is restored without a window, and only while it permits it', async () => {
    const wallet = browser.install(createXverseWallet({ keys: [1, 2] }))
    browser.load()
    await browser.reconnect(wallet)
    expect([browser.sessions(), wallet.calls]).toEqual([[], ['wallet_getAccount']])
    await browser.connect(wallet)
    browser.load()
    await browser.reconnect(wallet)
    expect(readSession()?.accounts[0].address).toBe(wallet.accounts[0])
  })

  it('is on the network that it says, when its address is of it', async () => {
    const wallet = browser.install(createXverseWallet({ keys: [1, 2], createKey: testKey }))
    wallet.network = 'Testnet4'
    browser.load(bitcoinMainnet, bitcoinTestnet3, bitcoinTestnet4)
    await browser.connect(wallet)
    expect(readSession()).toMatchObject({
      network: networkId(bitcoinTestnet4),
      accounts: [{ address: wallet.accounts[0] }],
    })
    // The address for ordinals of this wallet belongs to the main network, so it is left out.
    expect(readSession()?.accounts).toHaveLength(1)
    await browser.adapter.disconnect()
    wallet.network = 'Mainnet'
    await browser.connect(wallet)
    expect(readSession()?.network).toBe(networkId(bitcoinTestnet3))
  })

  it('that has no session keeps its addresses until it is disconnected', async () => {
    const wallet = browser.install(createXverseWallet({ keys: [1, 2], path: 'FordefiProviders.UtxoProvider' }))
    wallet.without = ['wallet_connect', 'wallet_getAccount', 'wallet_disconnect']
    browser.load()
    await browser.connect(wallet)
    browser.load()
    await browser.reconnect(wallet)
    expect(readSession()?.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinals'])
    expect(wallet.calls).toEqual(['getAddresses'])
    await browser.adapter.disconnect()
    expect(browser.storage.map.size).toBe(0)
  })
})

describe('Leather', () => {
  it('throws its errors', async () => {
    const wallet = browser.install(createLeatherWallet({ keys: [1, 2] }))
    browser.load()
    wallet.beforeAnswer = () => Promise.reject({ code: 4001, message: 'User rejected' })
    expect(await caught(browser.connect(wallet))).toMatchObject({ code: 'request-rejected' })
    wallet.beforeAnswer = () => Promise.reject({ code: -32000, message: 'Server error' })
    expect(await caught(browser.connect(wallet))).toMatchObject({ code: 'wallet-failed' })
  })

  it('connects, signs and is restored without a window', async () => {
    const wallet = browser.install(createLeatherWallet({ keys: [1, 2] }))
    browser.load()
    await browser.connect(wallet)
    browser.load()
    await browser.reconnect(wallet)
    expect(wallet.calls).toEqual(['getAddresses'])
    expect(readSession()?.accounts).toMatchObject([
      { address: wallet.accounts[0], type: 'payment', path: "m/84'/0'/0'/0/0" },
      { type: 'ordinals' },
    ])
    const signed = await browser.adapter.signMessage({ message })
    await expect(browser.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
    wallet.changeAccount()
    expect(await caught(browser.adapter.signMessage({ message }))).toMatchObject({
      code: 'account-not-shared',
      details: expect.stringContaining(wallet.accounts[1]),
    })
    await browser.adapter.disconnect()
    browser.load()
    await browser.reconnect(wallet)
    expect(browser.sessions()).toEqual([])
  })

  it.each([['{'], ['{}'], ['[null, 1]'], ['[{"address":"0x71C7656EC7ab88b098defB751B7401B5f6d8976F"}]']])(
    'is not restored from the stored text %s',
    async (text) => {
      browser.install(createLeatherWallet({ keys: [1, 2] }))
      browser.storage.setItem('lintel.bip122.LeatherProvider', text)
      browser.load()
      await browser.reconnect({ connectorId: 'LeatherProvider' })
      expect(browser.sessions()).toEqual([])
    },
  )
})

describe('UniSat', () => {
  it('signs by bip322-simple, not by its default', async () => {
    const wallet = browser.install(createUnisatWallet({ keys: [1, 2] }))
    browser.load()
    await browser.connect(wallet)
    const signed = await browser.adapter.signMessage({ message })
    expect([signed.scheme, wallet.calls.at(-1)]).toEqual(['bip322', 'signMessage bip322-simple'])
    await expect(browser.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it('signs by ECDSA with an address of the oldest kind', async () => {
    const wallet = browser.install(
      createUnisatWallet({ keys: [1, 2], createKey: (byte) => createBitcoinKey(byte, 'p2pkh') }),
    )
    browser.load()
    await browser.connect(wallet)
    const signed = await browser.adapter.signMessage({ message })
    expect([signed.scheme, wallet.calls.at(-1)]).toEqual(['ecdsa', 'signMessage ecdsa'])
    await expect(browser.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it.each([
    ['BITCOIN_SIGNET', bitcoinSignet],
    ['BITCOIN_TESTNET4', bitcoinTestnet4],
    // An address cannot be of a network that it does not begin with.
    ['BITCOIN_MAINNET', bitcoinTestnet3],
  ])('on %s with an address of a test network is on a network of its kind', async (chain, network) => {
    const wallet = browser.install(createUnisatWallet({ keys: [1, 2], createKey: testKey }))
    wallet.chain = chain
    browser.load(bitcoinMainnet, bitcoinTestnet3)
    await browser.connect(wallet)
    expect(readSession()?.network).toBe(networkId(network))
  })

  it('is refused on a chain that is not Bitcoin', async () => {
    const wallet = browser.install(createUnisatWallet({ keys: [1, 2] }))
    wallet.chain = 'FRACTAL_BITCOIN_MAINNET'
    browser.load()
    expect(await caught(browser.connect(wallet))).toMatchObject({
      code: 'wallet-failed',
      details: expect.stringContaining('Switch the wallet to Bitcoin'),
    })
    wallet.chain = 'BITCOIN_MAINNET'
    await browser.connect(wallet)
    wallet.chain = 'FRACTAL_BITCOIN_MAINNET'
    wallet.changeAccount()
    await vi.waitFor(() => expect(browser.sessions()).toEqual([]))
  })

  it('is not connected without an address', async () => {
    const wallet = browser.install(createUnisatWallet({ keys: [1, 2] }))
    browser.load()
    wallet.isLocked = true
    expect(await caught(browser.connect(wallet))).toMatchObject({ code: 'account-not-shared' })
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
    browser.install(wallet)
    browser.load(network)
    await browser.reconnect(wallet)
    expect(wallet.calls).toEqual([])
    await browser.connect(wallet)
    expect(readSession()).toMatchObject({ network: networkId(network), accounts: [{ address: wallet.accounts[0] }] })
    await browser.adapter.disconnect()
    expect(browser.sessions()).toEqual([])
  })
})

describe('MetaMask', () => {
  it('is on the network of its address, without the public key that is none', async () => {
    const wallet = browser.install(createMetaMaskWallet({ keys: [1, 2] }))
    browser.load(bitcoinTestnet3, bitcoinMainnet)
    await browser.connect(wallet)
    expect(readSession()).toEqual({
      connectorId: 'standard:MetaMask',
      network: networkId(bitcoinMainnet),
      accounts: [{ address: wallet.accounts[0], type: 'payment' }],
    })
  })

  it('signs, and its copy of the signature is not taken for another message', async () => {
    const wallet = browser.install(createMetaMaskWallet({ keys: [1, 2] }))
    browser.load()
    await browser.connect(wallet)
    const signed = await browser.adapter.signMessage({ message })
    expect(signed).not.toHaveProperty('signedMessage')
    await expect(browser.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it('is restored when it shows its accounts, and is never asked', async () => {
    const wallet = createMetaMaskWallet({ keys: [1, 2] })
    browser.install(wallet)
    browser.load()
    await browser.reconnect(wallet)
    expect([browser.sessions(), wallet.calls]).toEqual([[], []])
    await browser.connect(wallet)
    browser.uninstall()
    browser.install(wallet)
    browser.load()
    await browser.reconnect(wallet)
    expect([readSession()?.accounts[0].address, wallet.calls]).toEqual([wallet.accounts[0], ['connect']])
  })

  it.each([
    ['none', []],
    ['undefined', undefined],
    ['an address of another chain', [{ address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' }]],
    ['an account of another chain', [{ address: createBitcoinKey(1, 'p2wpkh').address, chains: ['sui:mainnet'] }]],
  ])('is not connected when it shares %s', async (_name, accounts) => {
    const wallet = browser.install(createMetaMaskWallet({ keys: [1, 2] }))
    Object.assign(wallet.features['bitcoin:connect'] ?? {}, { connect: async () => ({ accounts }) })
    browser.load()
    expect(await caught(browser.connect(wallet))).toMatchObject({ code: 'account-not-shared' })
  })

  it('says what the wallet signed in place of the message, and fails without a signature', async () => {
    const wallet = browser.install(createMetaMaskWallet({ keys: [1, 2] }))
    browser.load()
    await browser.connect(wallet)
    const feature = wallet.features['bitcoin:signMessage'] ?? {}
    feature.signMessage = async () => [{ signature: new Uint8Array([1, 2]), signedMessage: new Uint8Array([3]) }]
    await expect(browser.adapter.signMessage({ message })).resolves.toMatchObject({ signedMessage: 'Aw==' })
    feature.signMessage = async () => undefined
    expect(await caught(browser.adapter.signMessage({ message }))).toMatchObject({ code: 'wallet-failed' })
    feature.signMessage = undefined
    expect(await caught(browser.adapter.signMessage({ message }))).toMatchObject({
      code: 'wallet-failed',
      details: 'MetaMask has no feature for signMessage.',
    })
  })
})
