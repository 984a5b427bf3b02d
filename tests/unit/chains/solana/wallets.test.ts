import { base58 } from '@scure/base'
import { getWallets } from '@wallet-standard/app'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { solana, solanaMainnet } from '../../../../src/chains/solana/index.js'
import type { Connector } from '../../../../src/core/model/connector.js'
import { walletKinds } from '../../../../src/core/model/options/choices.js'
import type { Signed } from '../../../../src/core/model/requests.js'
import { listWalletRows } from '../../../../src/core/wallets/list-wallet-rows.js'
import {
  createStandardWallet,
  createTestKey,
  type StandardWallet,
  type StandardWalletOptions,
} from '../../../fixtures/standard-wallet.js'
import { type ConformancePage, openPage } from '../conformance/browser.js'
import { createMemoryStorage } from '../eip155/create-page.js'

const networks = [{ ...solanaMainnet, caipNetworkId: `solana:${solanaMainnet.id}` as const }]
const connectorId = 'standard:Foxglove'

let page: ConformancePage
let unregister: (() => void)[]

function install(options: Partial<StandardWalletOptions> = {}): StandardWallet {
  const test = createStandardWallet({ name: 'Foxglove', keys: [createTestKey(1), createTestKey(2)], ...options })
  register(test.wallet)
  return test
}

function register(wallet: unknown): void {
  unregister.push(getWallets().register(wallet as StandardWallet['wallet']))
}

function load(): void {
  page = openPage(solana().create({ networks, storage: createMemoryStorage() }))
}

/** The ids of the connectors in each row of Connect. */
function listRows(connectors: readonly Connector[]): string[][] {
  const settings = {
    hasPairing: false,
    hasDirectory: false,
    features: { allWallets: false },
    excludeWalletIds: [],
    customWallets: [],
    walletOrder: walletKinds,
  }
  const sources = { connectors, recent: [], featured: [], recommended: [], settings, connectedIds: [], isMobile: false }
  return listWalletRows(sources).map((row) => row.connectors.map(({ id }) => id))
}

beforeEach(() => {
  unregister = []
})

afterEach(() => {
  page.close()
  for (const remove of unregister) remove()
})

describe('discovery', () => {
  it('lists a wallet that registers before and after the page loads', () => {
    install()
    load()
    install({ name: ' Prism ' })
    expect(page.connectors()).toEqual([
      {
        id: connectorId,
        name: 'Foxglove',
        type: 'ANNOUNCED',
        chain: 'solana',
        imageUrl: 'data:image/svg+xml;base64,PHN2Zy8+',
        canSignIn: true,
      },
      expect.objectContaining({ id: 'standard:Prism', name: 'Prism' }),
    ])
  })

  it('knows which wallets are on EVM chains too: one row has both', () => {
    install({ name: 'MetaMask' })
    install({ name: 'Foxglove' })
    load()
    const evm: Connector[] = ['MetaMask', 'Foxglove'].map((name) => {
      const rdns = name === 'MetaMask' ? 'io.metamask' : 'app.foxglove'
      return { id: rdns, rdns, name, type: 'ANNOUNCED', chain: 'eip155' }
    })
    const rows = listRows([...evm, ...page.connectors()])
    expect(rows).toEqual([
      ['io.metamask', 'standard:MetaMask'],
      ['app.foxglove'],
      // Nothing says that it is the other Foxglove.
      ['standard:Foxglove'],
    ])
  })

  it('asks no wallet for anything', () => {
    const tests = [install(), install({ name: 'Prism' })]
    load()
    install({ name: 'Harbor' })
    expect(tests.flatMap(({ calls }) => calls)).toEqual([])
  })

  it('lists one of several wallets with one name: the first that is there', async () => {
    const [first, second] = [install(), install({ keys: [createTestKey(5), createTestKey(6)] })]
    load()
    expect(page.connectors()).toHaveLength(1)
    await page.adapter.connect({ connectorId })
    expect(page.sessions()[0]?.accounts[0].address).toBe(first.accounts[0])
    await page.adapter.disconnect()
    unregister[0]?.()
    await page.adapter.connect({ connectorId })
    expect(page.sessions()[0]?.accounts[0].address).toBe(second.accounts[0])
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'wallet'],
    ['no name', { name: '', chains: ['solana:mainnet'], features: { 'standard:connect': { connect() {} } } }],
    ['no chains', { name: 'A', features: { 'standard:connect': { connect() {} } } }],
    ['other chains', { name: 'A', chains: ['sui:mainnet'], features: { 'standard:connect': { connect() {} } } }],
    ['no features', { name: 'A', chains: ['solana:mainnet'] }],
    ['no way to connect', { name: 'A', chains: ['solana:mainnet'], features: { 'standard:connect': {} } }],
    [
      'a getter that throws',
      {
        get name(): string {
          throw new Error('no')
        },
      },
    ],
  ])('leaves out what registers with %s', (_name, wallet) => {
    register(wallet)
    install()
    load()
    expect(page.connectors().map(({ id }) => id)).toEqual([connectorId])
  })

  it.each([
    ['https://wallet.example/icon.png', 'https://wallet.example/icon.png'],
    ['http://wallet.example/icon.png', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,<script>', undefined],
  ])('shows the icon %s as %s', (icon, imageUrl) => {
    install({ icon })
    load()
    expect(page.connectors()[0]?.imageUrl).toBe(imageUrl)
  })
})

describe('a page load', () => {
  it('takes the accounts that a wallet already shows, without a call', async () => {
    const test = install()
    load()
    await page.adapter.connect({ connectorId })
    page.close()
    test.showsAccounts = true
    test.loadPage()
    load()
    await page.adapter.reconnect({ connectorIds: [connectorId] })
    expect(page.sessions()).toMatchObject([{ connectorId }])
    expect(test.calls).toEqual(['connect'])
  })

  it('asks silently only wallets that were connected', async () => {
    const [test, prism] = [install(), install({ name: 'Prism' })]
    load()
    await page.adapter.reconnect({ connectorIds: [connectorId] })
    expect([test.calls, prism.calls, page.sessions()]).toEqual([['connect silently'], [], []])
  })
})

describe('the accounts of a wallet', () => {
  it('are those of Solana', async () => {
    install({ chains: ['sui:mainnet', 'solana:devnet'] })
    const own = install({ name: 'Prism', chains: ['solana:mainnet'] })
    const [account] = own.wallet.accounts
    expect(account).toBeUndefined()
    load()
    await page.adapter.connect({ connectorId: 'standard:Prism' })
    expect(page.sessions()[0]?.accounts).toEqual([{ address: own.accounts[0], type: 'eoa' }])
  })

  it.each([
    ['none', []],
    ['undefined', undefined],
    ['an address of another chain', [{ address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' }]],
    ['an account of another chain', [{ address: '11111111111111111111111111111111', chains: ['sui:mainnet'] }]],
  ])('are %s: it is not connected', async (_name, accounts) => {
    const test = install()
    Object.assign(test.wallet.features['standard:connect'] as object, { connect: async () => ({ accounts }) })
    load()
    await expect(page.adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'account-not-shared' })
  })

  it('end when the wallet shares none, and may not be followed without its events', async () => {
    install({ without: ['standard:events', 'standard:disconnect'] })
    load()
    await page.adapter.connect({ connectorId })
    await page.adapter.disconnect()
    expect(page.sessions()).toEqual([])
  })
})

describe('errors', () => {
  it.each([
    ['4001 as a rejection', { code: 4001, message: 'User rejected the request.' }, 'request-rejected'],
    ['-32000 of Phantom as bad input', { code: -32000, message: 'Missing or invalid parameters.' }, 'wallet-failed'],
    ['-32003 of Phantom', { code: -32003, message: 'Transaction rejected' }, 'wallet-failed'],
    ['4900 of Phantom', { code: 4900, message: 'Disconnected' }, 'rpc-unavailable'],
    ['a text of a wallet adapter', new Error('User rejected the request.'), 'request-rejected'],
  ])('reads %s', async (_name, thrown, code) => {
    const test = install()
    load()
    await page.adapter.connect({ connectorId })
    test.beforeApproval = () => Promise.reject(thrown)
    const error = await page.adapter.signMessage({ message: 'hi' }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code })
    expect(page.adapter.isRejection(error)).toBe(code === 'request-rejected')
    expect(page.adapter.isRejection(thrown)).toBe(code === 'request-rejected')
  })
})

describe('signing', () => {
  const message = 'Hello, Wörld\n'
  let test: StandardWallet
  const verify = (signed: Signed, text = message) => page.adapter.verifyMessage({ message: text, signed })

  beforeEach(async () => {
    test = install()
    load()
    await page.adapter.connect({ connectorId })
  })

  it('returns an ed25519 signature in base58, which verifies', async () => {
    const signed = await page.adapter.signMessage({ message })
    expect(signed).toEqual({
      signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/),
      encoding: 'base58',
      scheme: 'ed25519',
      address: test.accounts[0],
    })
    await expect(verify(signed)).resolves.toBe(true)
  })

  it('does not verify anything else', async () => {
    const signed = await page.adapter.signMessage({ message })
    await expect(verify(signed, 'Hello')).resolves.toBe(false)
    await expect(verify({ ...signed, address: test.accounts[1] })).resolves.toBe(false)
    await expect(verify({ ...signed, signature: base58.encode(new Uint8Array(64)) })).resolves.toBe(false)
    await expect(verify({ ...signed, signature: `${signed.signature}0` })).resolves.toBe(false)
    await expect(verify({ ...signed, encoding: 'hex' })).resolves.toBe(false)
    // Bytes of no point of the curve.
    const nowhere = base58.encode(new Uint8Array(32).fill(2))
    await expect(verify({ ...signed, address: nowhere })).resolves.toBe(false)
  })

  it('says what the wallet signed in place of the message', async () => {
    test.wrapMessage = (bytes) => new Uint8Array([0xff, ...bytes])
    const signed = await page.adapter.signMessage({ message })
    const wrapped = Buffer.concat([Buffer.from([0xff]), Buffer.from(message)])
    expect(signed.signedMessage).toBe(wrapped.toString('base64'))
    await expect(verify(signed)).resolves.toBe(false)
  })

  it('goes to the account that is active now', async () => {
    test.changeAccount()
    await expect(page.adapter.signMessage({ message })).resolves.toMatchObject({ address: test.accounts[1] })
  })

  it.each([
    ['nothing', undefined],
    ['no list', [undefined]],
    ['too few bytes', [{ signature: new Uint8Array(63) }]],
    ['a text', [{ signature: 'a'.repeat(64) }]],
  ])('fails when the wallet returns %s', async (_name, output) => {
    Object.assign(test.wallet.features['solana:signMessage' as 'solana:'] as object, {
      signMessage: async () => output,
    })
    await expect(page.adapter.signMessage({ message })).rejects.toMatchObject({ code: 'wallet-failed' })
  })

  it('fails in a wallet that cannot sign messages', async () => {
    install({ name: 'Prism', without: ['solana:signMessage'] })
    await page.adapter.connect({ connectorId: 'standard:Prism' })
    await expect(page.adapter.signMessage({ message })).rejects.toMatchObject({
      code: 'wallet-failed',
      details: 'Prism cannot sign messages.',
    })
  })
})

it('needs a network of Solana', () => {
  expect(() => solana().create({ networks: [], storage: createMemoryStorage() })).toThrow(
    expect.objectContaining({ code: 'invalid-option' }),
  )
  load()
})
