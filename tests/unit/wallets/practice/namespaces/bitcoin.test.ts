import { p2wpkh } from '@scure/btc-signer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { regtest } from '../../../../../servers/chains/bitcoin/regtest.js'
import { bip122, createBitcoinLocalnet } from '../../../../../src/chains/bip122/index.js'
import { deriveBitcoinKey } from '../../../../../wallets/practice/namespaces/bip122/derive-bitcoin-key.js'
import { createBitcoinProvider } from '../../../../../wallets/practice/provider/namespaces/create-bitcoin-provider.js'
import { namespaceAccounts } from '../../../../../wallets/practice/state/namespace-accounts.js'
import { connectNamespace, disconnectNamespace } from '../../../../../wallets/practice/state/namespace-permissions.js'
import { inject } from '../../../../fixtures/bitcoin-wallets.js'
import { openPracticeWallet, type PracticeWalletHarness } from '../../../../fixtures/practice-wallet.js'
import { openPage } from '../../../chains/conformance/browser.js'
import { createMemoryStorage } from '../../../chains/eip155/create-page.js'

const origin = 'http://localhost:3000'
const path = 'lintelPracticeWallet.bitcoin'
const local = createBitcoinLocalnet()
const networks = [{ ...local, caipNetworkId: `bip122:${local.id}` as const }]
const [first, second] = namespaceAccounts.bip122.map(({ address }) => address) as [string, string]
const message = 'Hello, Wörld\n'

let harness: PracticeWalletHarness
let provider: ReturnType<typeof createBitcoinProvider>
let page: ReturnType<typeof openPage>
let removals: (() => void)[]

it('has the keys of all its accounts', () => {
  for (const account of namespaceAccounts.bip122) {
    expect(p2wpkh(deriveBitcoinKey(account).publicKey, regtest).address).toBe(account.address)
  }
})

/** The two ways in which the adapter finds a provider: the wallet's own listing, and the shape of UniSat. */
const ways = {
  'listed under its own name': {
    connectorId: path,
    name: 'Practice wallet',
    install: () => [
      inject(path, provider),
      inject('btc_providers', [{ id: path, name: 'Practice wallet', icon: 'data:image/svg+xml;base64,PHN2Zy8+' }]),
    ],
  },
  'in the shape of UniSat': {
    connectorId: 'unisat',
    name: 'UniSat Wallet',
    install: () => [inject('unisat', provider)],
  },
} as const

describe.each(Object.entries(ways))('the provider %s', (_way, { connectorId, name, install }) => {
  function load(): void {
    provider = createBitcoinProvider(harness.ports)
    removals = [...install()]
    page = openPage(bip122().create({ networks, storage: createMemoryStorage() }))
  }
  function leave(): void {
    page.close()
    for (const remove of removals) remove()
  }

  beforeEach(() => {
    harness = openPracticeWallet(async () => null, origin)
    load()
  })
  afterEach(leave)

  it('is listed; nothing is loaded and no window opens', async () => {
    expect(page.connectors()).toMatchObject([{ id: connectorId, name, chain: 'bip122' }])
    await page.adapter.reconnect({ connectorIds: [connectorId] })
    expect([harness.loads, harness.shown, page.sessions()]).toEqual([0, [], []])
  })

  it('shares the chosen account on regtest', async () => {
    harness.answer = () => ({ isApproved: true, address: second })
    await page.adapter.connect({ connectorId })
    expect(page.sessions()).toMatchObject([
      { network: networks[0]?.caipNetworkId, accounts: [{ address: second, type: 'payment' }] },
    ])
    expect(page.sessions()[0]?.accounts).toHaveLength(1)
  })

  it('asks once: a later page gets the account without a window', async () => {
    await page.adapter.connect({ connectorId })
    leave()
    harness.loadPage()
    load()
    await page.adapter.reconnect({ connectorIds: [connectorId] })
    expect(page.sessions()[0]?.accounts[0].address).toBe(first)
    expect(harness.shown.map(({ kind }) => kind)).toEqual(['namespace-connect'])
  })

  it('is refused with a code that the adapter knows', async () => {
    harness.answer = () => ({ isApproved: false })
    const error = await page.adapter.connect({ connectorId }).catch((caught: unknown) => caught)
    expect(page.adapter.isRejection(error)).toBe(true)
  })

  it('tells the page of another account, and of the end', async () => {
    await page.adapter.connect({ connectorId })
    harness.changeState((state) => connectNamespace(state, { origin, namespace: 'bip122', address: second }))
    await expect.poll(() => page.sessions()[0]?.accounts[0].address).toBe(second)
    harness.changeState((state) => disconnectNamespace(state, origin, 'bip122'))
    await expect.poll(() => page.sessions()).toEqual([])
  })

  it('forgets the site when the page disconnects', async () => {
    await page.adapter.connect({ connectorId })
    await page.adapter.disconnect()
    expect(harness.readState().namespaceSites).toEqual([])
  })

  it('signs by BIP-322, and the adapter verifies it', async () => {
    await page.adapter.connect({ connectorId })
    const signed = await page.adapter.signMessage({ message })
    expect(signed).toMatchObject({ scheme: 'bip322', encoding: 'base64', address: first })
    expect(await page.adapter.verifyMessage({ message, signed })).toBe(true)
    expect(await page.adapter.verifyMessage({ message: 'Hello', signed })).toBe(false)
    expect(harness.shown.at(-1)).toMatchObject({
      kind: 'namespace-message',
      namespace: 'bip122',
      scheme: 'BIP-322',
      message: `0x${Buffer.from(message).toString('hex')}`,
    })
  })

  it('signs by ECDSA where no kind is named, as UniSat does', async () => {
    await page.adapter.connect({ connectorId })
    const signature = String(await provider.signMessage(message))
    const signed = { signature, encoding: 'base64', scheme: 'ecdsa', address: first } as const
    expect(await page.adapter.verifyMessage({ message, signed })).toBe(true)
    expect(harness.shown.at(-1)).toMatchObject({ scheme: 'ECDSA' })
  })

  it('tells its public key to a connected site only', async () => {
    await expect(provider.getPublicKey()).rejects.toMatchObject({ code: 4100 })
    await page.adapter.connect({ connectorId })
    expect(await provider.getPublicKey()).toMatch(/^0[23][\da-f]{64}$/)
  })

  it('refuses an unknown kind of signature without a window', async () => {
    await page.adapter.connect({ connectorId })
    await expect(provider.signMessage(message, 'schnorr')).rejects.toMatchObject({ code: -32602 })
    expect(harness.shown).toHaveLength(1)
  })
})

it('answers WBIP requests that it does not know with an error', async () => {
  harness = openPracticeWallet(async () => null, origin)
  provider = createBitcoinProvider(harness.ports)
  expect(await provider.request('sendTransfer')).toMatchObject({ error: { code: -32601 } })
  expect(await provider.request('wallet_getAccount')).toMatchObject({ error: { code: -32002 } })
  expect(harness.shown).toEqual([])
})
