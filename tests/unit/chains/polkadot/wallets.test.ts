import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSs58, writeSs58 } from '../../../../src/chains/polkadot/addresses/ss58.js'
import { createPolkadotLocalnet, polkadot } from '../../../../src/chains/polkadot/index.js'
import type { Network } from '../../../../src/core/model/network.js'
import { createInjectedExtension, type TestExtension } from '../../../fixtures/injected-extension.js'
import { type ConformancePage, openPage } from '../conformance/browser.js'
import { polkadotNetworks } from '../conformance/polkadot-browser.js'
import { createMemoryStorage, openWindow } from '../eip155/create-page.js'

const [assetHub, kusama] = [
  'polkadot:68d56f15f85d3136970ec16946040bc1',
  'polkadot:48239ef607d7928874027a43a6768920',
] as const
const connectorId = 'injected:foxglove'
/** //Alice for Polkadot, Kusama and any chain. */
const alice = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const aliceOnKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
const aliceAnywhere = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'

let page: ConformancePage
let foxglove: TestExtension

function load(networks: readonly Network[] = polkadotNetworks): void {
  page = openPage(polkadot().create({ networks, storage: createMemoryStorage() }))
}

const listIds = () => page.connectors().map(({ id }) => id)
const connect = () => page.adapter.connect({ connectorId })
const readAccounts = () => page.sessions()[0]?.accounts

beforeEach(() => {
  openWindow()
  foxglove = createInjectedExtension('foxglove', [1, 2])
})

afterEach(() => {
  page.close()
  vi.useRealTimers()
})

describe('discovery', () => {
  it('lists the extensions of the page by their names', () => {
    foxglove.inject()
    createInjectedExtension('subwallet-js', [3, 4]).inject()
    load()
    expect(page.connectors()).toEqual([
      { id: connectorId, name: 'foxglove', type: 'ANNOUNCED', chain: 'polkadot' },
      {
        id: 'injected:subwallet-js',
        name: 'SubWallet',
        rdns: 'app.subwallet',
        type: 'ANNOUNCED',
        chain: 'polkadot',
      },
    ])
  })

  it.each(['constructor', 'toString'])('takes the key %s for a name', (key) => {
    createInjectedExtension(key, [3, 4]).inject()
    load()
    expect(page.connectors()).toEqual([{ id: `injected:${key}`, name: key, type: 'ANNOUNCED', chain: 'polkadot' }])
  })

  it('calls `enable` of none on page load, also when wallets are late', () => {
    vi.useFakeTimers()
    const prism = createInjectedExtension('prism', [3, 4])
    foxglove.inject()
    load()
    prism.inject()
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(10_000)
    expect(listIds()).toEqual([connectorId, 'injected:prism'])
    expect([...foxglove.calls, ...prism.calls]).toEqual([])
  })

  it('finds an extension that is injected within 2 s, and reports it once', () => {
    vi.useFakeTimers()
    load()
    vi.advanceTimersByTime(1_750)
    foxglove.inject()
    vi.advanceTimersByTime(250)
    expect(page.events.filter(({ type }) => type === 'connectors')).toHaveLength(2)
    expect(listIds()).toEqual([connectorId])
  })

  it('finds an extension at the `load` event and within 2 s after it, however late that is', () => {
    vi.useFakeTimers()
    load()
    vi.advanceTimersByTime(60_000)
    foxglove.inject()
    expect(listIds()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(listIds()).toEqual([connectorId])
    vi.advanceTimersByTime(1_900)
    createInjectedExtension('prism', [3, 4]).inject()
    vi.advanceTimersByTime(100)
    expect(listIds()).toEqual([connectorId, 'injected:prism'])
    createInjectedExtension('harbor', [5, 6]).inject()
    vi.advanceTimersByTime(60_000)
    expect(listIds()).toEqual([connectorId, 'injected:prism'])
  })

  it('finds an extension of later with the click that opens Connect, until the adapter stops', () => {
    vi.useFakeTimers()
    load()
    vi.advanceTimersByTime(3_500)
    foxglove.inject()
    window.dispatchEvent(new Event('click'))
    expect(listIds()).toEqual([connectorId])
    page.close()
    createInjectedExtension('prism', [3, 4]).inject()
    window.dispatchEvent(new Event('click'))
    expect(listIds()).toEqual([connectorId])
  })

  it('stops looking when the adapter stops', () => {
    vi.useFakeTimers()
    load()
    page.close()
    expect(vi.getTimerCount()).toBe(0)
    foxglove.inject()
    window.dispatchEvent(new Event('load'))
    expect([listIds(), vi.getTimerCount()]).toEqual([[], 0])
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no extension', { a: null, b: 1, c: {}, d: { enable: true } }],
    ['one without a name', { ' ': { enable: async () => ({}) } }],
  ])('leaves out what is no extension: %s', (_name, injectedWeb3) => {
    Object.assign(window, { injectedWeb3 })
    load()
    expect(listIds()).toEqual([])
  })

  it('survives a page whose getter throws', () => {
    Object.defineProperty(window, 'injectedWeb3', {
      get() {
        throw new Error('no')
      },
    })
    load()
    expect(listIds()).toEqual([])
  })

  it('finds nothing on a server', () => {
    vi.stubGlobal('window', undefined)
    load()
    expect(listIds()).toEqual([])
    vi.unstubAllGlobals()
  })
})

describe('the accounts of a wallet', () => {
  beforeEach(() => {
    foxglove.inject()
    load()
  })

  it('are written for the network of the app, and change with it at once', async () => {
    foxglove.shared = [{ address: aliceAnywhere, name: 'Alice', type: 'sr25519' }]
    await connect()
    expect(page.sessions()).toEqual([
      { connectorId, network: assetHub, accounts: [{ address: alice, type: 'eoa', name: 'Alice' }] },
    ])
    const before = page.events.length
    await page.adapter.switchNetwork({ network: kusama })
    expect(page.sessions()).toMatchObject([{ network: kusama, accounts: [{ address: aliceOnKusama }] }])
    expect(page.events).toHaveLength(before + 1)
  })

  it('are written for the network that the app chose before', async () => {
    foxglove.shared = [{ address: alice }]
    await page.adapter.connect({ connectorId, network: kusama })
    expect(page.sessions()).toMatchObject([{ network: kusama, accounts: [{ address: aliceOnKusama }] }])
    page.close()
    load()
    await page.adapter.reconnect({ connectorIds: [connectorId], network: kusama })
    expect(page.sessions()).toMatchObject([{ network: kusama, accounts: [{ address: aliceOnKusama }] }])
  })

  it('are only on their network when they are bound to one', async () => {
    const [first, second] = foxglove.accounts
    foxglove.shared = [
      { address: first, genesisHash: `0x${polkadotNetworks[1]?.id}7209727dfb3d3dc5e5b03a39bdc2eda771a` },
      { address: second, genesisHash: null },
      { address: alice, genesisHash: '0xe143f23803ac50e8f6f8e62695d1ce9e4e1d68aa36c1cd2cfd15340213f3423e' },
    ]
    await connect()
    expect(readAccounts()?.map(({ address }) => address)).toEqual([second])
    await expect(page.adapter.signMessage({ message: 'hi' })).resolves.toMatchObject({ address: second })
    await page.adapter.switchNetwork({ network: kusama })
    expect(readAccounts()?.map(({ networks }) => networks)).toEqual([[kusama], undefined])
    expect(readAccounts()?.map(({ address }) => readSs58(address)?.prefix)).toEqual([2, 2])
  })

  it('sign nothing on another network when all are bound', async () => {
    foxglove.shared = [{ address: alice, genesisHash: `0x${polkadotNetworks[1]?.id}` }]
    await connect()
    await expect(page.adapter.signMessage({ message: 'hi' })).rejects.toMatchObject({
      code: 'network-mismatch',
      wanted: assetHub,
      actual: kusama,
    })
    expect(foxglove.calls).not.toContain('signRaw')
  })

  it.each([
    ['none', []],
    ['of Ethereum', [{ address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', type: 'ethereum' }]],
    ['called ethereum', [{ address: alice, type: 'ethereum' }]],
    ['of Solana', [{ address: 'So11111111111111111111111111111111111111112' }]],
    ['with a wrong checksum', [{ address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp6' }]],
    ['of a chain that the app has not', [{ address: alice, genesisHash: `0x${'ab'.repeat(32)}` }]],
    ['no list', null],
    ['no accounts', [null, 1, 'text', {}]],
  ])('are %s: it is not connected', async (_name, shared) => {
    foxglove.shared = shared
    await expect(connect()).rejects.toMatchObject({ code: 'account-not-shared' })
    expect(page.sessions()).toEqual([])
  })

  it('are followed', async () => {
    await connect()
    foxglove.shared = [{ address: aliceAnywhere, type: 'ed25519' }]
    foxglove.notify()
    expect(readAccounts()).toEqual([{ address: alice, type: 'eoa' }])
    foxglove.shared = []
    foxglove.notify()
    expect(page.sessions()).toEqual([])
  })
})

describe('a page load', () => {
  it('asks only wallets that were connected', async () => {
    const prism = createInjectedExtension('prism', [3, 4])
    foxglove.inject()
    prism.inject()
    load()
    await connect()
    page.close()
    load()
    await page.adapter.reconnect({ connectorIds: [connectorId] })
    expect(page.sessions()).toMatchObject([{ connectorId }])
    expect(foxglove.calls).toEqual(['enable', 'get', 'subscribe', 'enable again', 'get', 'subscribe'])
    expect(prism.calls).toEqual([])
  })
})

describe('errors', () => {
  it.each([
    ['Rejected', new Error('Rejected'), 'request-rejected'],
    ['Cancelled', new Error('Cancelled'), 'request-rejected'],
    ['Cancelled as a text', 'Cancelled', 'request-rejected'],
    ['4001', { code: 4001, message: 'no' }, 'request-rejected'],
    ['a longer text', new Error('The transaction was Rejected by the pool'), 'wallet-failed'],
    ['nothing', undefined, 'wallet-failed'],
  ])('reads %s', async (_name, thrown, code) => {
    foxglove.inject()
    load()
    await connect()
    foxglove.beforeApproval = () => Promise.reject(thrown)
    const error = await page.adapter.signMessage({ message: 'hi' }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code })
    expect(page.adapter.isRejection(error)).toBe(code === 'request-rejected')
    expect(page.adapter.isRejection(thrown)).toBe(code === 'request-rejected')
  })

  it.each([
    ['nothing', undefined],
    ['no accounts', {}],
    ['accounts without `get`', { accounts: {} }],
  ])('fails when `enable` returns %s', async (_name, injected) => {
    Object.assign(window, { injectedWeb3: { foxglove: { enable: async () => injected } } })
    load()
    await expect(connect()).rejects.toMatchObject({ code: 'wallet-failed', details: 'foxglove offers no accounts.' })
  })

  it('works with a wallet that has no events', async () => {
    const accounts = { get: async () => [{ address: alice }] }
    Object.assign(window, { injectedWeb3: { foxglove: { enable: async () => ({ accounts }) } } })
    load()
    await connect()
    expect(readAccounts()).toEqual([{ address: alice, type: 'eoa' }])
    await expect(page.adapter.signMessage({ message: 'hi' })).rejects.toMatchObject({
      code: 'wallet-failed',
      details: 'foxglove cannot sign messages.',
    })
  })
})

describe('signing', () => {
  const message = 'Hello, Wörld\n'

  beforeEach(async () => {
    foxglove.inject()
    load()
    await connect()
  })

  it('asks for the text between <Bytes>, and returns a signature that verifies', async () => {
    const signed = await page.adapter.signMessage({ message })
    const [address] = foxglove.accounts
    expect(signed).toEqual({
      signature: expect.stringMatching(/^0x[\da-f]{128}$/),
      encoding: 'hex',
      scheme: 'sr25519',
      address,
    })
    await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
    await expect(page.adapter.verifyMessage({ message: 'Hello', signed })).resolves.toBe(false)
    const account = readSs58(address)
    const given = account && writeSs58({ ...account, prefix: 42 })
    const data = `0x${Buffer.from(`<Bytes>${message}</Bytes>`).toString('hex')}`
    expect(foxglove.payloads).toEqual([{ address: given, data, type: 'bytes' }])
  })

  it('names the address of the network that it was asked on', async () => {
    const signed = await page.adapter.signMessage({ message, network: kusama })
    expect(readSs58(signed.address)?.prefix).toBe(2)
    await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it('takes a signature with the number of its scheme in front', async () => {
    foxglove.writeResult = (signature) => ({ signature: `0x01${signature.slice(2)}` })
    const signed = await page.adapter.signMessage({ message })
    await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it('takes a signature of the bare text', async () => {
    foxglove.wrap = (data) => data.slice('<Bytes>'.length, -'</Bytes>'.length)
    const signed = await page.adapter.signMessage({ message })
    await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it('does not verify when the wallet signed something else', async () => {
    foxglove.wrap = () => Buffer.from('<Bytes>Something else</Bytes>')
    const signed = await page.adapter.signMessage({ message })
    await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(false)
  })

  it.each([
    ['nothing', () => undefined],
    ['a text', (signature: string) => signature],
    ['no hexadecimal', () => ({ signature: 'signed' })],
    ['too few bytes', (signature: string) => ({ signature: signature.slice(0, -2) })],
    ['the number of another scheme', (signature: string) => ({ signature: `0x02${signature.slice(2)}` })],
  ])('fails when the wallet returns %s', async (_name, writeResult) => {
    foxglove.writeResult = writeResult
    await expect(page.adapter.signMessage({ message })).rejects.toMatchObject({ code: 'wallet-failed' })
  })
})

describe('an address', () => {
  beforeEach(() => load())

  it.each([alice, aliceOnKusama])('is %s, with the prefix of a network of the app', (text) => {
    expect(page.adapter.isAddress(text)).toBe(true)
  })

  it('is none with a prefix that no network of the app has', () => {
    expect(page.adapter.isAddress(aliceAnywhere)).toBe(false)
    const local = createPolkadotLocalnet({ genesisHash: `0x${'ab'.repeat(32)}` })
    page.close()
    load([...polkadotNetworks, { ...local, caipNetworkId: `polkadot:${local.id}` }])
    expect(page.adapter.isAddress(aliceAnywhere)).toBe(true)
  })

  it('is no id of a transaction', () => {
    expect(page.adapter.isTransactionId(alice)).toBe(false)
    expect(page.adapter.isTransactionId(`0x${'ab'.repeat(32)}`)).toBe(true)
    expect(page.adapter.isTransactionId(`0x${'ab'.repeat(31)}`)).toBe(false)
  })
})

describe('the networks', () => {
  it('are at least one', () => {
    expect(() => polkadot().create({ networks: [], storage: createMemoryStorage() })).toThrow(
      expect.objectContaining({ code: 'invalid-option' }),
    )
    load()
  })

  it.each([-1, 1.5, 16_384, Number.NaN])('have no prefix %s', (ss58Prefix) => {
    const networks = polkadotNetworks.map((network) => ({ ...network, ss58Prefix }))
    expect(() => polkadot().create({ networks, storage: createMemoryStorage() })).toThrow(
      expect.objectContaining({ code: 'invalid-option', option: 'networks: ss58Prefix of Polkadot Asset Hub' }),
    )
    load()
  })
})
