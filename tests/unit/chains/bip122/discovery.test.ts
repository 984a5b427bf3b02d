import { getWallets } from '@wallet-standard/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bip122 } from '../../../../src/chains/bip122/index.js'
import {
  createLeatherWallet,
  createMetaMaskWallet,
  createUnisatWallet,
  createXverseWallet,
  inject,
} from '../../../fixtures/bitcoin-wallets.js'
import { type BitcoinBrowser, openBrowser } from './bitcoin-browser.js'

let browser: BitcoinBrowser

beforeEach(() => {
  browser = openBrowser()
})

afterEach(() => {
  browser.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listIds = () => browser.connectors().map(({ id }) => id)

describe('discovery', () => {
  it('lists wallets of all three kinds and asks none', () => {
    const wallets = [
      browser.install(createLeatherWallet({ keys: [1, 2] })),
      browser.install(createXverseWallet({ keys: [1, 2] })),
      browser.install(createUnisatWallet({ keys: [1, 2] })),
      browser.install(createUnisatWallet({ keys: [1, 2], path: 'okxwallet.bitcoin' })),
      browser.install(createMetaMaskWallet({ keys: [1, 2] })),
    ]
    browser.load()
    expect(browser.connectors()).toEqual([
      {
        id: 'LeatherProvider',
        name: 'Leather',
        type: 'ANNOUNCED',
        chain: 'bip122',
        imageUrl: 'data:image/svg+xml;base64,PHN2Zy8+',
      },
      { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet', type: 'ANNOUNCED', chain: 'bip122' },
      { id: 'unisat', name: 'UniSat Wallet', type: 'ANNOUNCED', chain: 'bip122' },
      { id: 'okxwallet.bitcoin', name: 'OKX Wallet', type: 'ANNOUNCED', chain: 'bip122', rdns: 'com.okex.wallet' },
      expect.objectContaining({ id: 'standard:MetaMask', name: 'MetaMask', type: 'ANNOUNCED' }),
    ])
    expect(wallets.flatMap(({ calls }) => calls)).toEqual([])
  })

  it.each([
    [{ isBinance: true }, 'binancew3w.bitcoin', 'Binance Wallet'],
    [{ isBitKeep: true }, 'bitkeep.unisat', 'Bitget Wallet'],
  ])('knows the wallet behind `unisat` with %j, also when it is at its own path', async (flags, id, name) => {
    const wallet = browser.install(createUnisatWallet({ keys: [1, 2], flags, connectorId: id }))
    browser.load()
    expect(browser.connectors()).toEqual([expect.objectContaining({ id, name })])
    await browser.connect(wallet)
    expect(browser.sessions()[0]?.connectorId).toBe(id)
    browser.install(createUnisatWallet({ keys: [1, 2], path: id }))
    browser.load()
    expect(listIds()).toEqual([id])
  })

  it('finds a wallet that is injected late, and forgets one that is removed', () => {
    vi.useFakeTimers()
    browser.load()
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

  it('finds a wallet of later with the click that opens Connect', () => {
    vi.useFakeTimers()
    vi.stubGlobal('window', new EventTarget())
    browser.load()
    vi.advanceTimersByTime(3_500)
    browser.install(createUnisatWallet({ keys: [1, 2] }))
    vi.advanceTimersByTime(10_000)
    expect(listIds()).toEqual([])
    window.dispatchEvent(new Event('click'))
    expect(listIds()).toEqual(['unisat'])
  })

  it('lists one of two wallets with one name', () => {
    browser.install(createMetaMaskWallet({ keys: [1, 2], name: 'Xverse Wallet' }))
    browser.install(createXverseWallet({ keys: [1, 2] }))
    browser.load()
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
    browser.onClose(inject('TestProvider', { request: async () => ({}) }))
    browser.onClose(inject('btc_providers', [null, entry]))
    browser.install(createUnisatWallet({ keys: [1, 2] }))
    browser.load()
    expect(listIds()).toEqual(['unisat'])
  })

  it('leaves out a registered wallet of another chain', () => {
    const { wallet } = createMetaMaskWallet({ keys: [1, 2] })
    browser.onClose(getWallets().register({ ...wallet, chains: ['solana:mainnet'], accounts: [] }))
    browser.load()
    expect(listIds()).toEqual([])
  })
})

it('needs a network of Bitcoin', () => {
  const { storage } = browser
  expect(() => bip122().create({ networks: [], storage })).toThrow(expect.objectContaining({ code: 'invalid-option' }))
})
