import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { developmentAccounts } from '../../../../../servers/chains/polkadot/development-accounts.js'
import { createPolkadotLocalnet, polkadot, polkadotAssetHub } from '../../../../../src/chains/polkadot/index.js'
import type { Network } from '../../../../../src/core/model/network.js'
import { getPolkadotPublicKey } from '../../../../../wallets/practice/namespaces/polkadot/sign-polkadot.js'
import { createPolkadotExtension } from '../../../../../wallets/practice/provider/namespaces/create-polkadot-extension.js'
import { namespaceAccounts } from '../../../../../wallets/practice/state/namespace-accounts.js'
import { connectNamespace, disconnectNamespace } from '../../../../../wallets/practice/state/namespace-permissions.js'
import { inject } from '../../../../fixtures/bitcoin-wallets.js'
import { openPracticeWallet, type PracticeWalletHarness } from '../../../../fixtures/practice-wallet.js'
import { openPage } from '../../../chains/conformance/browser.js'
import { createMemoryStorage } from '../../../chains/eip155/create-page.js'

const origin = 'http://localhost:3000'
const connectorId = 'injected:Practice wallet'
const local = createPolkadotLocalnet({ genesisHash: 'b8dda632d78e16fed87b4817a3740065' })
const networks: readonly Network[] = [local, polkadotAssetHub].map((network) => ({
  ...network,
  caipNetworkId: `polkadot:${network.id}`,
}))
const [alice, bob] = namespaceAccounts.polkadot.map(({ address }) => address) as [string, string]

let harness: PracticeWalletHarness
let extension: ReturnType<typeof createPolkadotExtension>
let page: ReturnType<typeof openPage>
let remove: () => void

function load(): void {
  extension = createPolkadotExtension(harness.ports)
  remove = inject('window', {
    injectedWeb3: { 'Practice wallet': extension },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  page = openPage(polkadot().create({ networks, storage: createMemoryStorage() }))
}

beforeEach(() => {
  harness = openPracticeWallet(async () => null, origin)
  load()
})
afterEach(() => {
  page.close()
  remove()
})

it('has the keys of all its accounts', () => {
  const keys = namespaceAccounts.polkadot.map((account) => Buffer.from(getPolkadotPublicKey(account)).toString('hex'))
  expect(keys).toEqual(Object.values(developmentAccounts))
})

it('is listed by its name; nothing is loaded and no window opens', () => {
  expect(page.connectors()).toMatchObject([{ id: connectorId, name: 'Practice wallet', chain: 'polkadot' }])
  expect([harness.loads, harness.shown]).toEqual([0, []])
})

describe('connecting', () => {
  it('shares the chosen account, by the address that the network has', async () => {
    harness.answer = () => ({ isApproved: true, address: bob })
    await page.adapter.connect({ connectorId })
    expect(page.sessions()[0]?.accounts).toEqual([{ address: bob, type: 'eoa', name: 'Bob' }])
    await page.adapter.switchNetwork({ network: `polkadot:${polkadotAssetHub.id}` })
    expect(page.sessions()[0]?.accounts[0].address).toBe('14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3')
  })

  it('asks once: a later page gets the account without a window', async () => {
    await page.adapter.connect({ connectorId })
    page.close()
    remove()
    harness.loadPage()
    load()
    await page.adapter.reconnect({ connectorIds: [connectorId] })
    expect(page.sessions()[0]?.accounts[0].address).toBe(alice)
    expect(harness.shown.map(({ kind }) => kind)).toEqual(['namespace-connect'])
  })

  it('is refused with a code that the adapter knows', async () => {
    harness.answer = () => ({ isApproved: false })
    const error = await page.adapter.connect({ connectorId }).catch((caught: unknown) => caught)
    expect(page.adapter.isRejection(error)).toBe(true)
  })

  it('follows what the user changes in the wallet', async () => {
    await page.adapter.connect({ connectorId })
    harness.changeState((state) => connectNamespace(state, { origin, namespace: 'polkadot', address: bob }))
    expect(page.sessions()[0]?.accounts[0].address).toBe(bob)
    harness.changeState((state) => disconnectNamespace(state, origin, 'polkadot'))
    expect(page.sessions()).toEqual([])
  })
})

describe('signing a message', () => {
  const message = 'Hello, Wörld\n'

  it('shows it as it is signed, and the adapter verifies the sr25519 signature', async () => {
    await page.adapter.connect({ connectorId })
    const signed = await page.adapter.signMessage({ message })
    expect(signed).toMatchObject({ scheme: 'sr25519', encoding: 'hex', address: alice })
    expect(await page.adapter.verifyMessage({ message, signed })).toBe(true)
    expect(await page.adapter.verifyMessage({ message: 'Hello', signed })).toBe(false)
    const shown = harness.shown.at(-1)
    expect(shown).toMatchObject({ kind: 'namespace-message', namespace: 'polkadot', account: alice })
    expect(Buffer.from(shown && 'message' in shown ? shown.message.slice(2) : '', 'hex').toString()).toBe(
      `<Bytes>${message}</Bytes>`,
    )
  })

  it('of a site that wraps nothing is wrapped', async () => {
    const { signer } = await extension.enable()
    await signer.signRaw({ address: alice, data: '0x6869', type: 'bytes' })
    expect(harness.shown.at(-1)).toMatchObject({ message: `0x${Buffer.from('<Bytes>hi</Bytes>').toString('hex')}` })
  })

  it.each([
    ['a payload', { address: alice, data: '0x6869', type: 'payload' }, -32602],
    ['text that is no hex', { address: alice, data: 'hi', type: 'bytes' }, -32602],
    ['another account', { address: bob, data: '0x6869', type: 'bytes' }, 4100],
  ])('of %s is refused without a window', async (_what, payload, code) => {
    const { signer } = await extension.enable()
    await expect(signer.signRaw(payload)).rejects.toMatchObject({ code })
    expect(harness.shown).toHaveLength(1)
  })
})
