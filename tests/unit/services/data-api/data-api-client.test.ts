import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { createDataApiClient } from '../../../../src/services/data-api/create-data-api-client.js'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const NATIVE = `0x${'e'.repeat(40)}`
const HASH = `0x${'1'.repeat(64)}`
const query = { address: ADDRESS, network: 'eip155:1' } as const
const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))

/** A client whose service answers with `reply`, and the requests. */
function setUp(reply: unknown, { status = 200, headers = {}, baseUrl = 'https://data.example' } = {}) {
  const asked: { url: URL; init: RequestInit | undefined }[] = []
  const client = createDataApiClient({
    baseUrl,
    projectId: 'demo',
    fetch: async (input, init) => {
      asked.push({ url: new URL(String(input), 'https://app.example'), init })
      return Response.json(reply, { status, headers })
    },
  })
  return { client, asked }
}

function makeTransaction(change: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) {
  const metadata = {
    operationType: 'send',
    hash: HASH,
    minedAt: '2026-01-02T03:04:05.000Z',
    sentFrom: ADDRESS,
    sentTo: USDC,
    status: 'confirmed',
    nonce: 7,
    chain: 'eip155:1',
    ...change,
  }
  return { id: 'tx', metadata, transfers: [], ...rest }
}

describe('requests', () => {
  test('every GET has the project and the client version, and its own query', async () => {
    const { client, asked } = setUp({ balances: [], data: [], next: null, name: null, avatar: null, http: [] })
    await client.listNetworks()
    await client.getIdentity(query)
    await client.getIdentity({ ...query, sender: '0xme' })
    await client.listBalances({ ...query, isForced: true })
    await client.listTransactions({ ...query, cursor: 'page.2' })
    await client.listNfts(query)
    const caller = { projectId: 'demo', st: 'lintel', sv: version }
    expect(asked.map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)])).toEqual([
      ['/v1/supported-chains', caller],
      [`/v1/identity/${ADDRESS}`, caller],
      [`/v1/identity/${ADDRESS}`, { ...caller, sender: '0xme' }],
      [
        `/v1/account/${ADDRESS}/balance`,
        { ...caller, currency: 'usd', chainId: 'eip155:1', forceUpdate: `eip155:1:${ADDRESS}` },
      ],
      [`/v1/account/${ADDRESS}/history`, { ...caller, chainId: 'eip155:1', cursor: 'page.2' }],
      [`/v1/account/${ADDRESS}/nfts`, { ...caller, chainId: 'eip155:1' }],
    ])
    expect(asked.every(({ init }) => init?.method === undefined && init?.credentials === 'omit')).toBe(true)
  })

  test('prices are a POST with CAIP-10 addresses and the project in its query, in parts of 100', async () => {
    const { client, asked } = setUp({ fungibles: [] })
    const addresses = Array.from({ length: 149 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
    await client.listPrices({ network: 'eip155:1', addresses: [null, ...addresses, addresses[0] ?? null] })
    const bodies = asked.map(({ init }) => JSON.parse(String(init?.body)))
    expect(bodies.map(({ currency, addresses: sent }) => [currency, sent.length])).toEqual([
      ['usd', 100],
      ['usd', 50],
    ])
    expect(bodies[0].addresses.slice(0, 2)).toEqual([`eip155:1:${NATIVE}`, `eip155:1:${addresses[0]}`])
    expect(asked.map(({ url, init }) => [url.pathname, url.searchParams.get('projectId'), init?.method])).toEqual(
      Array(2).fill(['/v1/fungible/price', 'demo', 'POST']),
    )
  })

  test('an address cannot leave its path', async () => {
    const { client, asked } = setUp({ name: null, avatar: null })
    await client.getIdentity({ ...query, address: '../../x?a=b' })
    expect(asked[0]?.url.pathname).toBe('/v1/identity/..%2F..%2Fx%3Fa%3Db')
  })

  test.each(['data', 'ftp://data.example', 'https://data.example?x', '//data.example'])(
    'the URL %s is refused',
    (baseUrl) => {
      expect(() => createDataApiClient({ baseUrl })).toThrow(
        expect.objectContaining({ code: 'invalid-option', option: 'services.dataApi' }),
      )
    },
  )
})

describe('replies', () => {
  test('networks that Lintel does not know are left out', async () => {
    const { client } = setUp({ http: ['eip155:1', 'cosmos:hub', 1, 'eip155:1:2', 'solana:abc'], ws: [] })
    expect(await client.listNetworks()).toEqual(['eip155:1', 'solana:abc'])
  })

  test('an identity without a name, and with an image of the page itself, is empty', async () => {
    vi.stubGlobal('location', { origin: 'https://app.example' })
    const { client } = setUp({ name: ' ', avatar: 'https://app.example/sign-out' })
    expect(await client.getIdentity(query)).toEqual({ name: null, avatarUrl: null })
    vi.unstubAllGlobals()
  })

  test('a service of the own site may name images of that site', async () => {
    const { client } = setUp({ name: 'ada.eth', avatar: '/data/avatar.png' }, { baseUrl: '/data' })
    expect(await client.getIdentity(query)).toEqual({ name: 'ada.eth', avatarUrl: '/data/avatar.png' })
  })

  test('a service without TLS may name its own images, and no others without TLS', async () => {
    vi.stubGlobal('location', { origin: 'http://localhost:4000' })
    const baseUrl = 'http://localhost:4001/v1'
    const readAvatar = async (avatar: string) => {
      const { client } = setUp({ name: 'ada.eth', avatar }, { baseUrl })
      return (await client.getIdentity(query)).avatarUrl
    }
    expect(await readAvatar('http://localhost:4001/nft/1')).toBe('http://localhost:4001/nft/1')
    expect(await readAvatar('http://localhost:4002/nft/1')).toBeNull()
    expect(await readAvatar('http://ada@localhost:4001/nft/1')).toBeNull()
    vi.unstubAllGlobals()
  })

  test('balances: CAIP-10 addresses, base units, prices with their source', async () => {
    const balance = { name: 'X', symbol: 'X', quantity: { decimals: '6', numeric: '1' } }
    const { client } = setUp({
      balances: [
        { ...balance, name: 'Ether', symbol: 'ETH', quantity: { decimals: '18', numeric: '0.1' }, price: 2_000 },
        {
          ...balance,
          name: 'USD Coin',
          symbol: 'USDC',
          chainId: 'eip155:1',
          address: `eip155:1:${USDC}`,
          quantity: { decimals: '6', numeric: '12.3456789' },
          value: 12.34,
          price: 1,
          priceSource: { kind: 'pool', name: 'Uniswap V2', address: ADDRESS },
          iconUrl: 'https://icons.example/usdc.svg',
        },
        { ...balance, address: `eip155:1:${NATIVE.toUpperCase().replace('0X', '0x')}`, price: -1, value: -1 },
        { ...balance, address: `eip155:1:${ADDRESS}`, isSpam: true },
        // Dropped: an NFT contract, another network twice, not an address, negative, not an entry.
        { ...balance, quantity: { decimals: '0', numeric: '1' } },
        { ...balance, chainId: 'eip155:10' },
        { ...balance, address: `eip155:10:${USDC}` },
        { ...balance, address: 'eip155:1:<b>' },
        { ...balance, quantity: { decimals: '18', numeric: '-1' } },
        { ...balance, quantity: { decimals: '256', numeric: '1' } },
        null,
      ],
    })
    const { balances, dropped } = await client.listBalances(query)
    expect(dropped).toBe(7)
    expect(balances).toEqual([
      {
        network: 'eip155:1',
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        amount: 10n ** 17n,
        price: { usd: 2_000 },
        value: 200,
      },
      {
        network: 'eip155:1',
        address: USDC,
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        iconUrl: 'https://icons.example/usdc.svg',
        amount: 12_345_678n,
        price: { usd: 1, source: { kind: 'pool', name: 'Uniswap V2', address: ADDRESS } },
        value: 12.34,
      },
      { network: 'eip155:1', name: 'X', symbol: 'X', decimals: 6, amount: 1_000_000n },
      { network: 'eip155:1', address: ADDRESS, name: 'X', symbol: 'X', decimals: 6, amount: 1_000_000n, isSpam: true },
    ])
  })

  test('history: other networks are left out, spam is marked, unknown operations are calls', async () => {
    const spam = { direction: 'in', quantity: { numeric: '1' }, nft_info: { name: 'Free', flags: { is_spam: true } } }
    const token = { name: 'USD Coin', symbol: 'USDC', address: USDC, decimals: 6, icon: { url: 'javascript:alert(1)' } }
    const fake = { ...spam, nft_info: null, fungible_info: { ...token, flags: { is_spam: true } } }
    const paid = {
      direction: 'out',
      quantity: { numeric: '-5' },
      fungible_info: token,
      value: 5,
      recipient: `eip155:1:${ADDRESS}`,
    }
    const { client } = setUp({
      data: [
        makeTransaction(
          { fee: { numeric: '0.001', symbol: 'ETH' }, block: 9, method: 'transfer', reason: null },
          {
            transfers: [paid, { direction: 'up' }],
          },
        ),
        makeTransaction({ operationType: 'future', chain: null }, { id: 'call' }),
        makeTransaction({ sentFrom: USDC, isSigned: true }, { id: 'spam', transfers: [spam, fake] }),
        makeTransaction({ chain: 'eip155:10' }, { id: 'elsewhere' }),
        makeTransaction({ hash: '0x12' }, { id: 'no hash' }),
        makeTransaction({ minedAt: 'yesterday' }, { id: 'no time' }),
      ],
      next: 'page.2',
    })
    const { transactions, next, dropped } = await client.listTransactions(query)
    expect(transactions.map(({ id }) => id)).toEqual(['tx', 'call', 'spam'])
    expect([next, dropped, transactions[1]?.operation]).toEqual(['page.2', 2, 'execute'])
    expect(transactions[2]).toMatchObject({
      isSigned: true,
      transfers: [{ nft: { isSpam: true } }, { token: { symbol: 'USDC', isSpam: true } }],
    })
    expect(transactions[0]).toEqual({
      id: 'tx',
      network: 'eip155:1',
      hash: HASH,
      operation: 'send',
      status: 'confirmed',
      time: Date.UTC(2026, 0, 2, 3, 4, 5),
      from: ADDRESS,
      to: USDC,
      nonce: 7,
      block: 9,
      fee: { quantity: '0.001', symbol: 'ETH' },
      method: 'transfer',
      transfers: [
        {
          direction: 'out',
          quantity: '5',
          token: { name: 'USD Coin', symbol: 'USDC', address: USDC, decimals: 6 },
          value: 5,
          to: ADDRESS,
        },
      ],
    })
  })

  test('a page whose next cursor is its own is the last', async () => {
    const { client } = setUp({ data: [], next: 'same' })
    expect((await client.listTransactions({ ...query, cursor: 'same' })).next).toBeNull()
    expect((await client.listNfts({ ...query, cursor: 'same' })).next).toBeNull()
    expect((await client.listNfts({ ...query, cursor: 'other' })).next).toBe('same')
  })

  test('NFTs: ids of 78 digits, quantities, and no image that a page may not load', async () => {
    const nft = {
      contract: USDC,
      tokenId: '9'.repeat(78),
      name: null,
      collection: 'Cats',
      imageUrl: null,
      isSpam: false,
    }
    const { client } = setUp({
      data: [
        { ...nft, quantity: '3', imageUrl: 'https://data.example/v1/image/1' },
        { ...nft, imageUrl: 'http://evil.example/1.png' },
        { ...nft, contract: 'x' },
        { ...nft, tokenId: '0x1' },
        { ...nft, quantity: '0' },
      ],
      next: null,
    })
    const { nfts, dropped } = await client.listNfts(query)
    expect(dropped).toBe(3)
    expect(nfts).toMatchObject([
      { tokenId: '9'.repeat(78), quantity: 3n, imageUrl: 'https://data.example/v1/image/1' },
      { quantity: 1n, imageUrl: null },
    ])
  })

  test('prices by the address that was asked for; the native currency is null', async () => {
    const price = { name: 'X', symbol: 'X', decimals: 18 }
    const { client } = setUp({
      fungibles: [
        { ...price, address: `eip155:1:${NATIVE}`, price: 2_000 },
        { ...price, address: `eip155:1:${USDC.toLowerCase()}`, price: 1 },
        { ...price, address: `eip155:1:${ADDRESS}`, price: 5 },
        { ...price, address: `eip155:10:${USDC}`, price: 9 },
        { ...price, address: 'eip155:1:x', price: 9 },
      ],
    })
    const prices = await client.listPrices({ network: 'eip155:1', addresses: [null, USDC] })
    expect([...prices]).toEqual([
      [null, { usd: 2_000 }],
      [USDC, { usd: 1 }],
    ])
  })

  test('long names and symbols are cut, and at most 1,000 entries are read', async () => {
    const long = '🪙'.repeat(10_000)
    const balance = { name: long, symbol: long, quantity: { decimals: '18', numeric: '1' } }
    const { client } = setUp({ balances: [balance, ...Array(1_500).fill(null)] })
    const { balances, dropped } = await client.listBalances(query)
    expect([balances[0]?.name, balances[0]?.symbol, dropped]).toEqual(['🪙'.repeat(200), '🪙'.repeat(50), 999])
  })
})

describe('failures', () => {
  test.each([
    [429, { 'retry-after': '12' }, 12_000],
    [429, { 'retry-after': '999999999' }, 3_600_000],
    [429, {}, undefined],
    [503, { 'retry-after': 'soon' }, undefined],
  ])('HTTP %i with %j', async (status, headers, retryAfter) => {
    const { client } = setUp(
      { status: 'FAILED', reasons: [{ field: 'address', description: 'wait' }] },
      { status, headers },
    )
    const expected = { code: 'data-api-unavailable', reason: 'status', status, retryAfter, details: 'address: wait' }
    await expect(client.listBalances(query)).rejects.toMatchObject(expected)
  })

  test('a date in Retry-After', async () => {
    const at = new Date(Date.now() + 60_000).toUTCString()
    const { client } = setUp({}, { status: 429, headers: { 'retry-after': at } })
    const error = await client.listBalances(query).catch((thrown: unknown) => thrown)
    expect((error as { retryAfter: number }).retryAfter).toBeGreaterThan(50_000)
    expect((error as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(60_000)
  })

  test.each([
    [401, 'projectId', 'invalid-project-id'],
    [403, 'origin', 'invalid-app-configuration'],
    [401, 'signature', 'invalid-app-configuration'],
  ])('HTTP %i for the %s is a refusal', async (status, field, code) => {
    const { client } = setUp({ status: 'FAILED', reasons: [{ field, description: 'not allowed' }] }, { status })
    await expect(client.listNetworks()).rejects.toMatchObject({ code, details: `${field}: not allowed` })
  })

  test('a service that is slow, cut off, gone or aborted', async () => {
    const server = createServer((request, response) => {
      if (request.url?.includes('supported-chains')) return
      response.writeHead(200, { 'content-length': '1000' }).write('{"balances":[')
      setTimeout(() => response.destroy(), 20)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const client = createDataApiClient({ baseUrl, timeLimit: 300 })
    await expect(client.listNetworks()).rejects.toMatchObject({ code: 'data-api-unavailable', reason: 'timeout' })
    await expect(client.listBalances(query)).rejects.toMatchObject({ code: 'data-api-unavailable', reason: 'offline' })
    const controller = new AbortController()
    const aborted = client.listNetworks({ signal: controller.signal })
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ code: 'request-cancelled' })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await expect(client.getIdentity(query)).rejects.toMatchObject({ code: 'data-api-unavailable', reason: 'offline' })
  })
})
