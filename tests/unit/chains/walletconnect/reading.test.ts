import { afterEach, describe, expect, it, vi } from 'vitest'
import { isStale } from '../../../../src/chains/walletconnect/session/is-stale.js'
import { proposeNamespaces } from '../../../../src/chains/walletconnect/session/propose-namespaces.js'
import { readSession } from '../../../../src/chains/walletconnect/session/read-session.js'
import { readSessionEvent } from '../../../../src/chains/walletconnect/session/read-session-event.js'
import type { ClientSession } from '../../../../src/chains/walletconnect/sign-client.js'
import type { Network } from '../../../../src/core/model/network.js'
import { describeNetwork } from '../eip155/create-page.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const rest = { methods: ['personal_sign'], events: [] }
const hostile = ['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '\u202egnp.tcerroc', 'x'.repeat(10_000), '']

function describeSession(changes: Record<string, unknown> = {}): ClientSession {
  return {
    topic: 'a'.repeat(64),
    expiry: 2_000_000_000,
    namespaces: { eip155: { accounts: [`eip155:1:${address}`], chains: ['eip155:1'], ...rest } },
    optionalNamespaces: { eip155: { chains: ['eip155:1', 'eip155:10'], ...rest } },
    requiredNamespaces: {},
    peer: {
      publicKey: '',
      metadata: { name: 'Foxglove', description: '', url: 'https://foxglove.example', icons: [] },
    },
    ...changes,
  } as unknown as ClientSession
}

const withPeer = (metadata: unknown) => describeSession({ peer: { publicKey: '', metadata } })

afterEach(() => vi.unstubAllGlobals())

describe('the link that opens a paired wallet', () => {
  const topic = 'a'.repeat(64)
  const read = (redirect: unknown) => readSession(withPeer({ name: 'Foxglove', icons: [], redirect }))?.peer.link

  it.each([
    [{ native: 'foxglove://' }, `foxglove://wc?sessionTopic=${topic}`],
    [{ native: 'foxglove:' }, `foxglove://wc?sessionTopic=${topic}`],
    [{ native: 'foxglove://main/' }, `foxglove://main/wc?sessionTopic=${topic}`],
    [{ universal: 'https://foxglove.example/app' }, `https://foxglove.example/app/wc?sessionTopic=${topic}`],
    [{ native: 'foxglove://', universal: 'https://foxglove.example' }, `foxglove://wc?sessionTopic=${topic}`],
    [
      { native: 'javascript:alert(1)', universal: 'https://foxglove.example' },
      `https://foxglove.example/wc?sessionTopic=${topic}`,
    ],
    [{ native: 'tel:112' }, undefined],
    [{ universal: 'https://foxglove.example/?a=b' }, undefined],
    ['foxglove://', undefined],
    [undefined, undefined],
  ])('of %j is %s', (redirect, link) => {
    expect(read(redirect)).toBe(link)
  })
})

describe('reading a session', () => {
  it('reads every namespace, each account and chain once, in the order of the wallet', () => {
    const namespaces = {
      eip155: { accounts: [`eip155:10:${address}`, `eip155:1:${address}`], ...rest },
      'eip155:1': { accounts: [`eip155:1:${address}`], methods: ['eth_sendTransaction'], events: [] },
      solana: {
        accounts: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
        ...rest,
      },
    }
    expect(readSession(describeSession({ namespaces }))).toMatchObject({
      accounts: [`eip155:10:${address}`, `eip155:1:${address}`, namespaces.solana.accounts[0]],
      chains: ['eip155:10', 'eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      methods: ['personal_sign', 'eth_sendTransaction'],
      expiresAt: 2_000_000_000_000,
    })
  })

  it.each([
    undefined,
    null,
    {},
    [],
    'text',
    { eip155: null },
    { eip155: { accounts: null } },
    { eip155: { accounts: [1, null, '', 'eip155', 'eip155:1', 'eip155::0x', 'other:1:0x', 'eip155:1:0x:y'] } },
  ])('returns null without a readable account: %j', (namespaces) => {
    expect(readSession(describeSession({ namespaces }))).toBeNull()
  })

  it.each([undefined, null, 5, {}, { name: null, icons: 'x' }])(
    'leaves out the name of a wallet without one: %j',
    (peer) => {
      expect(readSession(withPeer(peer))?.peer).toEqual({ name: '' })
    },
  )

  it.each(hostile)('keeps the name as text, and drops an invalid image: %s', (text) => {
    const metadata = { name: text, url: text, icons: [text] }
    expect(readSession(withPeer(metadata))?.peer).toEqual({ name: text.trim() })
  })

  it.each(['/sign-out', 'sign-out', 'https:/sign-out', '//harbor.example/sign-out', 'https://harbor.example/sign-out'])(
    'never makes the page request its own address: %s',
    (icon) => {
      vi.stubGlobal('location', { origin: 'https://harbor.example' })
      const { imageUrl } = readSession(withPeer({ name: 'Foxglove', icons: [icon] }))?.peer ?? {}
      const loaded = imageUrl === undefined ? undefined : new URL(imageUrl, 'https://harbor.example').origin
      expect(loaded).not.toBe('https://harbor.example')
    },
  )

  it('keeps the texts that the wallet has added to the session', () => {
    const properties = { bip122_getAccountAddresses: '[]', count: 5, nothing: null }
    const read = (sessionProperties: unknown) => readSession(describeSession({ sessionProperties }))?.sessionProperties
    expect(read(properties)).toEqual({ bip122_getAccountAddresses: '[]' })
    expect([undefined, null, 'text', [], { count: 5 }].map(read)).toEqual(Array(5).fill(undefined))
  })

  it('keeps images of https and data', () => {
    const metadata = {
      name: ' Foxglove ',
      url: 'https://foxglove.example',
      icons: ['http://foxglove.example/a.png', 'data:text/html,x', 'https://foxglove.example/b.png'],
    }
    expect(readSession(withPeer(metadata))?.peer).toEqual({
      name: 'Foxglove',
      imageUrl: 'https://foxglove.example/b.png',
    })
  })
})

describe('a stale session', () => {
  const isStaleFor = (ids: number[], { now = 0, ...changes }: Record<string, unknown> & { now?: number } = {}) => {
    const struct = describeSession(changes)
    const session = readSession(struct)
    if (!session) throw new Error('This session cannot be read.')
    return isStale(session, { struct, networks: ids.map((id) => describeNetwork(id)), now })
  }

  it.each([
    ['the approved networks', [1], false],
    ['a proposed network that was not approved', [1, 10], false],
    ['a network that was not proposed', [1, 137], true],
    ['none of the approved networks', [10], true],
  ])('depends on the networks of the app: %s', (_name, ids, expected) => {
    expect(isStaleFor(ids)).toBe(expected)
  })

  it('has expired, to the millisecond', () => {
    expect(isStaleFor([1], { now: 2_000_000_000_000 - 1 })).toBe(false)
    expect(isStaleFor([1], { now: 2_000_000_000_000 })).toBe(true)
  })

  it('is read also when the wallet has stored no proposal', () => {
    expect(isStaleFor([1], { optionalNamespaces: undefined, requiredNamespaces: undefined })).toBe(false)
    expect(isStaleFor([1, 10], { optionalNamespaces: { eip155: null } })).toBe(true)
  })
})

describe('reading an event', () => {
  const read = (name: string, data: unknown, chainId = 'eip155:1') =>
    readSessionEvent({ event: { name, data }, chainId })

  it.each([
    [8453, 8453],
    ['0x2105', '0x2105'],
    ['', '1'],
    [{}, '1'],
    [null, '1'],
  ])('for another chain: %j', (data, chainId) => {
    expect(read('chainChanged', data)).toEqual({ type: 'chain', namespace: 'eip155', chainId })
  })

  it.each([
    [[address], [address]],
    [[`eip155:1:${address}`, address], [address]],
    [[1, null, address], [address]],
    [[], []],
  ])('for other accounts: %j', (data, addresses) => {
    const accounts = addresses.map((one) => ({ address: one, type: 'eoa' }))
    expect(read('accountsChanged', data)).toEqual({ type: 'accounts', namespace: 'eip155', accounts })
  })

  it('for other addresses of a Bitcoin wallet, which are objects', () => {
    const data = [
      { address: 'bc1pay', publicKey: '02ab', path: "m/84'/0'/0'/0/0", intention: 'payment' },
      { address: 'bc1art', intention: 'ordinal' },
      { address: 'bip122:000000000019d6689c085ae165831e93:bc1bare' },
      { address: 'bc1pay', intention: 'ordinal' },
      { address: 5 },
      {},
      null,
    ]
    expect(read('bip122_addressesChanged', data, 'bip122:000000000019d6689c085ae165831e93')).toEqual({
      type: 'accounts',
      namespace: 'bip122',
      accounts: [
        { address: 'bc1pay', type: 'payment', publicKey: '02ab', path: "m/84'/0'/0'/0/0" },
        { address: 'bc1art', type: 'ordinals' },
        { address: 'bc1bare', type: 'payment' },
      ],
    })
  })

  it.each([
    ['accountsChanged', 'text', 'eip155:1'],
    ['message', 1, 'eip155:1'],
    ['chainChanged', 1, 'other:1'],
    ['chainChanged', 1, ''],
  ])('returns null: %s %j on %s', (name, data, chainId) => {
    expect(read(name, data, chainId)).toBeNull()
  })
})

describe('the proposal', () => {
  const solana = { ...describeNetwork(5), chainNamespace: 'solana', caipNetworkId: 'solana:abc' } as Network
  const polkadot = { ...describeNetwork(6), chainNamespace: 'polkadot', caipNetworkId: 'polkadot:abc' } as Network
  const bitcoin = { ...describeNetwork(7), chainNamespace: 'bip122', caipNetworkId: 'bip122:abc' } as Network

  it('has every namespace of the app, with its methods and events', () => {
    expect(proposeNamespaces([describeNetwork(1), solana, polkadot, describeNetwork(10), bitcoin])).toEqual({
      eip155: expect.objectContaining({ chains: ['eip155:1', 'eip155:10'] }),
      solana: {
        chains: ['solana:abc'],
        methods: [
          'solana_signMessage',
          'solana_signTransaction',
          'solana_signAllTransactions',
          'solana_signAndSendTransaction',
        ],
        events: ['accountsChanged', 'chainChanged'],
      },
      bip122: {
        chains: ['bip122:abc'],
        methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
        events: ['bip122_addressesChanged'],
      },
      polkadot: {
        chains: ['polkadot:abc'],
        methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
        events: ['accountsChanged', 'chainChanged'],
      },
    })
  })

  it('has the relay chain of a network too, once, because some wallets know only that one', () => {
    const hub = { ...polkadot, relayChain: 'relay' }
    const people = { ...hub, caipNetworkId: 'polkadot:people' } as Network
    expect(proposeNamespaces([hub, people]).polkadot?.chains).toEqual([
      'polkadot:abc',
      'polkadot:relay',
      'polkadot:people',
    ])
  })
})
