import { safeParse } from 'valibot'
import { type Address, type Hex, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts, counterparties } from '../../../../servers/chains/contents/accounts.js'
import { contracts, deployer } from '../../../../servers/chains/contents/addresses.js'
import { pools } from '../../../../servers/chains/contents/pools.js'
import { unlistedTokens } from '../../../../servers/chains/contents/tokens.js'
import { createDataApi, type DataApi } from '../../../../servers/data-api/create-data-api.js'
import { writeBlocks } from '../../../../servers/data-api/indexer/write-blocks.js'
import { markCaughtUp } from '../../../../servers/data-api/queries/caught-up.js'
import type { Database } from '../../../../servers/database/database.js'
import { type ChainNode, createNode } from '../../../../servers/rpc/create-node.js'
import { dataApi } from '../../../../src/services/data-api/schema.js'
import { connectTo, type TestChain } from '../chains/fixtures/local-chain.js'
import { startFilledChain } from '../chains/fixtures/start-filled-chain.js'
import { callApi } from './fixtures/call-api.js'
import { block, transaction, transfer } from './fixtures/decoded-rows.js'
import { type TestDatabases, testDatabases } from './fixtures/test-databases.js'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 })

const chainId = 'eip155:31337'
let chain: TestChain
let node: ChainNode
let databases: TestDatabases
let database: Database
let api: DataApi

beforeAll(async () => {
  databases = await testDatabases.postgres.start()
  const [opened, started] = await Promise.all([databases.open(), startFilledChain()])
  database = opened
  chain = started
  node = createNode({ chainId: 31337, urls: [chain.url] })
  api = createDataApi({ chains: [{ id: 31337, node }], readDatabase: () => database.db })
  await mintAll()
  await markCaughtUp(database.db, chainId)
  const lower = (address: string) => address.toLowerCase() as Hex
  const [rich, friend] = [lower(accounts.rich), lower(counterparties.friend)]
  const move = (asset: 'erc20' | 'erc721' | 'erc1155', contract: Address, amount = 1n) =>
    transfer({
      ...{ asset, contract: lower(contract), tokenId: asset === 'erc20' ? null : 1n, amount },
      ...{ sender: friend, recipient: rich },
    })
  await writeBlocks(database.db, chainId, [
    block(0),
    block(1, [
      transaction({
        sender: rich,
        recipient: friend,
        nonce: 7,
        value: parseEther('1.5'),
        fee: 21_000_000_000_000n,
        transfers: [transfer({ sender: rich, recipient: friend, amount: parseEther('1.5') })],
      }),
    ]),
    block(2, [
      transaction({
        sender: friend,
        recipient: lower(contracts.hostile),
        selector: '0xa9059cbb',
        transfers: [
          move('erc20', contracts.hostile, parseEther('1')),
          move('erc20', contracts.lure, parseEther('5000')),
          move('erc721', contracts.lighthouses),
        ],
      }),
    ]),
    block(3, [
      transaction({
        sender: rich,
        recipient: lower(contracts.closedVault),
        selector: '0x12345678',
        succeeded: false,
        reason: 'Vault: \u202eclosed',
      }),
      ...[contracts.badges, contracts.spamVouchers].map((contract, index) =>
        transaction({
          index: index + 1,
          sender: friend,
          recipient: lower(contract),
          transfers: [move(index === 0 ? 'erc1155' : 'erc721', contract)],
        }),
      ),
    ]),
  ])
})

/** Gives the rich account tokens and NFTs. */
async function mintAll(): Promise<void> {
  const client = connectTo(chain.url)
  const abi = parseAbi([
    'function mint(address,uint256)',
    'function mint(address)',
    'function mint(address,uint256,uint256)',
    'function airdrop(address[])',
  ])
  const [account, to] = [deployer, accounts.rich]
  await client.impersonateAccount({ address: deployer })
  const mint = (address: Address, value: bigint) =>
    client.writeContract({ account, address, abi, functionName: 'mint', args: [to, value] })
  await mint(contracts.harborDollar, 2_500_000_000n)
  await mint(contracts.oldMill, parseEther('40'))
  await mint(contracts.hostile, parseEther('1'))
  await mint(contracts.lure, parseEther('5000'))
  await client.writeContract({ account, address: contracts.lighthouses, abi, functionName: 'mint', args: [to] })
  await client.writeContract({ account, address: contracts.badges, abi, functionName: 'mint', args: [to, 1n, 3n] })
  await client.writeContract({ account, address: contracts.spamVouchers, abi, functionName: 'airdrop', args: [[to]] })
  await client.mine({ blocks: 1 })
}
afterAll(async () => {
  node?.close()
  await Promise.all([chain?.close(), database?.close()])
  await databases?.close()
})

const failure = (field: string) => ({
  status: 'FAILED',
  reasons: [{ field, description: expect.stringMatching(/^[A-Z].*\.$/) }],
})
describe('identity', () => {
  const read = async (account: string) => (await callApi(api, `/v1/identity/${account}`)).body

  test('a name that resolves to the account, with its avatar', async () => {
    const identity = await read(accounts.named)
    expect(safeParse(dataApi.getIdentity.reply, identity).success).toBe(true)
    expect(identity).toEqual({ name: 'alice.eth', avatar: expect.stringMatching(/^data:image\/svg\+xml;base64,/) })
  })

  test.each([
    ['a name of somebody else', accounts.impostor, null],
    ['no name', accounts.fresh, null],
    ['a name for every EVM chain', counterparties.shop, 'fishmarket.eth'],
    ['a name whose avatar is an NFT', accounts.ordinary, 'dora.eth'],
  ])('%s: of %s it is %j, without an avatar', async (_what, account, name) => {
    expect(await read(account)).toEqual({ name, avatar: null })
  })

  test('no avatar of a URL on IPFS without a gateway', async () => {
    const { status, body } = await callApi(api, `/v1/identity/${accounts.named}/avatar`)
    expect([status, body]).toEqual([404, failure('address')])
  })
})

describe('prices', () => {
  const ask = (body: unknown) => callApi(api, '/v1/fungible/price', { body })
  const native = `${chainId}:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE`

  test('of the native currency and tokens, from the reserves of their pools', async () => {
    const addresses = [
      native,
      ...['harborDollar', 'cobalt', 'orchard', 'hostile', 'lure'].map(
        (name) => `${chainId}:${contracts[name as 'cobalt'].toLowerCase()}`,
      ),
    ]
    const { status, body } = await ask({ currency: 'usd', addresses })
    expect([status, safeParse(dataApi.listPrices.reply, body).success]).toEqual([200, true])
    const found = Object.fromEntries(body.fungibles.map((each: { symbol: string }) => [each.symbol, each]))
    expect(Object.keys(found).sort()).toEqual(['CBLT', 'ETH', 'HUSD', 'ORCH'])
    expect(found.HUSD).toMatchObject({
      price: 1,
      decimals: 6,
      source: { kind: 'peg' },
      address: `${chainId}:${contracts.harborDollar}`,
    })
    expect(found.ETH).toMatchObject({
      decimals: 18,
      address: native,
      source: { kind: 'pool', address: pools.dollar.address },
    })
    expect(found.ETH.price).toBeGreaterThan(1_000)
    expect(found.CBLT).toMatchObject({
      decimals: 8,
      iconUrl: expect.stringMatching(/^data:image\/svg/),
      source: { kind: 'pool' },
    })
  })
})

describe('balances', () => {
  const read = (account: string, query = '') => callApi(api, `/v1/account/${account}/balance${query}`)

  test('of the native currency, curated tokens and tokens of the index, by value', async () => {
    const { status, body } = await read(accounts.rich)
    expect([status, safeParse(dataApi.listBalances.reply, body).success]).toEqual([200, true])
    const values = body.balances.map(({ value }: { value?: number }) => value ?? -1)
    expect(values).toEqual(values.toSorted((a: number, b: number) => b - a))
    const find = (address: string | undefined) =>
      body.balances.find((each: { address?: string }) => each.address === address)
    expect(find(undefined)).toMatchObject({
      name: 'Ether',
      symbol: 'ETH',
      chainId,
      quantity: { decimals: '18' },
      priceSource: { kind: 'pool' },
    })
    const dollars = find(`${chainId}:${contracts.harborDollar}`)
    expect(dollars).toMatchObject({ name: 'Harbor Dollar', symbol: 'HUSD', quantity: { decimals: '6' }, price: 1 })
    expect(dollars.value).toBeCloseTo(Number(dollars.quantity.numeric))
    expect(find(`${chainId}:${contracts.oldMill}`)).toMatchObject({ name: 'Old Mill', symbol: 'MILL' })
    expect(find(`${chainId}:${contracts.lure}`)).toMatchObject({ symbol: 'HUSD', isSpam: true })
    const spam = body.balances.filter(({ isSpam }: { isSpam?: boolean }) => isSpam)
    expect(spam.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['HUSD'])
  })

  test('a token of a stranger: no price, no icon, and a name that is fit for display', async () => {
    const { body } = await read(accounts.rich)
    const hostile = body.balances.find(
      (each: { address?: string }) => each.address === `${chainId}:${contracts.hostile}`,
    )
    expect(hostile).not.toHaveProperty('price')
    expect(hostile).not.toHaveProperty('iconUrl')
    expect(hostile.name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(hostile.name.length).toBeLessThanOrEqual(100)
    expect(hostile.symbol.length).toBeLessThanOrEqual(30)
    expect(unlistedTokens.hostile.symbol.length).toBeGreaterThan(100)
  })

  test('without tokens: the native currency, also when it is zero', async () => {
    expect((await read('0x00000000000000000000000000000000000000a1')).body.balances).toEqual([
      expect.objectContaining({ symbol: 'ETH', quantity: { decimals: '18', numeric: '0' }, value: 0 }),
    ])
  })

  test('forceUpdate reads again what was read a moment ago', async () => {
    const account = '0x00000000000000000000000000000000000000a2'
    const readEther = async (query = '') => (await read(account, query)).body.balances[0].quantity.numeric
    expect(await readEther()).toBe('0')
    await connectTo(chain.url).setBalance({ address: account, value: parseEther('2') })
    expect(await readEther()).toBe('0')
    expect(await readEther(`?forceUpdate=${chainId}:${account}`)).toBe('2')
    expect(await readEther()).toBe('2')
  })

  test('while there is no index: what the chain and the curated list tell', async () => {
    const bare = createDataApi({ chains: [{ id: 31337, node }] })
    const { status, body } = await callApi(bare, `/v1/account/${accounts.rich}/balance`)
    expect(status).toBe(200)
    expect(body.balances.map(({ symbol }: { symbol: string }) => symbol)).toEqual(
      expect.arrayContaining(['ETH', 'HUSD']),
    )
  })
})

describe('history', () => {
  test('the transactions of an account, newest first', async () => {
    const { status, body } = await callApi(api, `/v1/account/${accounts.rich}/history?chainId=${chainId}`)
    expect([status, safeParse(dataApi.listTransactions.reply, body).success]).toEqual([200, true])
    expect(body.next).toBeNull()
    const [spam, badge, failed, received, sent] = body.data
    expect(sent).toMatchObject({
      metadata: {
        operationType: 'send',
        status: 'confirmed',
        sentFrom: accounts.rich,
        sentTo: counterparties.friend,
        nonce: 7,
        chain: chainId,
        block: 1,
        minedAt: '1970-01-01T00:16:50.000Z',
        fee: { numeric: '0.000021', symbol: 'ETH' },
      },
      transfers: [{ direction: 'out', fungible_info: { symbol: 'ETH', decimals: 18 }, quantity: { numeric: '1.5' } }],
    })
    // By the price of now, as in the balances; a token of a stranger has none.
    const { body: balances } = await callApi(api, `/v1/account/${accounts.rich}/balance?chainId=${chainId}`)
    const [{ price }] = balances.balances.filter(({ address }: { address?: string }) => address === undefined)
    expect(sent.transfers[0]).toMatchObject({ price, value: 1.5 * price })
    expect(price).toBeGreaterThan(0)
    for (const transfer of received.transfers) expect(transfer).not.toHaveProperty('value')
    expect([received, sent].map(({ metadata }) => metadata.isSigned)).toEqual([false, true])
    expect(received.transfers).toMatchObject([
      {
        direction: 'in',
        fungible_info: { address: contracts.hostile, flags: { is_spam: false } },
        quantity: { numeric: '1' },
      },
      { fungible_info: { address: contracts.lure, symbol: 'HUSD', flags: { is_spam: true } } },
      {
        direction: 'in',
        nft_info: {
          name: 'Lighthouses #1',
          contract: contracts.lighthouses,
          flags: { is_spam: false },
          content: { preview: { url: `http://localhost:3003/v1/nfts/image/${chainId}/${contracts.lighthouses}/1` } },
        },
      },
    ])
    expect(failed.metadata).toMatchObject({ status: 'failed', reason: 'Vault: closed', method: '0x12345678' })
    expect([badge, spam].map(({ transfers }) => transfers[0].nft_info.flags.is_spam)).toEqual([false, true])
  })

  test('without an index it is a 503', async () => {
    const bare = createDataApi({ chains: [{ id: 31337, node }], readDatabase: () => undefined })
    for (const kind of ['history', 'nfts']) {
      const { status, body } = await callApi(bare, `/v1/account/${accounts.rich}/${kind}?chainId=${chainId}`)
      expect([status, body]).toEqual([503, failure('database')])
    }
  })

  test('an index that is still being built is a 503 with the time to wait, and once complete it answers', async () => {
    const building = await databases.open()
    const starting = createDataApi({ chains: [{ id: 31337, node }], readDatabase: () => building.db })
    const paths = ['history', 'nfts'].map((kind) => `/v1/account/${accounts.rich}/${kind}?chainId=${chainId}`)
    for (const { status, headers, body } of await Promise.all(paths.map((path) => callApi(starting, path)))) {
      expect([status, headers.get('retry-after'), body]).toEqual([503, '2', failure('chainId')])
    }
    await markCaughtUp(building.db, chainId)
    for (const path of paths) expect((await callApi(starting, path)).body).toEqual({ data: [], next: null })
    await building.close()
  })

  test('a database that fails is a 503, which the operator is told', async () => {
    const reports: string[] = []
    const closed = await databases.open()
    await closed.close()
    const broken = createDataApi({
      chains: [{ id: 31337, node }],
      readDatabase: () => closed.db,
      report: (text) => reports.push(text),
    })
    expect((await callApi(broken, `/v1/account/${accounts.rich}/history`)).status).toBe(503)
    expect(reports).toEqual([expect.stringMatching(/^Data API: the database failed\. DrizzleQueryError, caused by /)])
    expect(reports.join().toLowerCase()).not.toContain(accounts.rich.slice(2).toLowerCase())
  })
})

describe('NFTs', () => {
  test('with their images of this server; what strangers sent is marked as spam and has none', async () => {
    const { status, body } = await callApi(api, `/v1/account/${accounts.rich}/nfts?chainId=${chainId}`)
    expect([status, safeParse(dataApi.listNfts.reply, body).success]).toEqual([200, true])
    const find = (contract: string) => body.data.find((each: { contract: string }) => each.contract === contract)
    expect(find(contracts.lighthouses)).toEqual({
      contract: contracts.lighthouses,
      tokenId: '1',
      name: 'Lighthouse #1',
      collection: 'Lighthouses',
      imageUrl: `http://localhost:3003/v1/nfts/image/${chainId}/${contracts.lighthouses}/1`,
      isSpam: false,
      quantity: '1',
    })
    expect(find(contracts.badges)).toMatchObject({ collection: 'Harbor Badges', isSpam: false })
    expect(find(contracts.spamVouchers)).toMatchObject({ isSpam: true, imageUrl: null })
  })

  test('an image can run and load nothing', async () => {
    const path = `/v1/nfts/image/${chainId}/${contracts.lighthouses}/1`
    const { status, headers, response } = await callApi(api, path)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toMatch(/^<svg/)
    const again = await callApi(api, path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test.each<[path: string, status: number, field: string]>([
    [`eip155:1/${contracts.lighthouses}/1`, 400, 'chainId'],
    [`${chainId}/x/1`, 400, 'contract'],
    [`${chainId}/${contracts.lighthouses}/-1`, 400, 'tokenId'],
    [`${chainId}/${contracts.lighthouses}/${2n ** 256n}`, 400, 'tokenId'],
    [`${chainId}/${contracts.lighthouses}/1e3`, 400, 'tokenId'],
    [`${chainId}/${contracts.lighthouses}/999999`, 404, 'tokenId'],
    [`${chainId}/${contracts.spamVouchers}/1`, 404, 'tokenId'],
    [`${chainId}/${accounts.fresh}/1`, 404, 'tokenId'],
  ])('the image %s is a %i', async (path, status, field) => {
    const reply = await callApi(api, `/v1/nfts/image/${path}`)
    expect([reply.status, reply.body]).toEqual([status, failure(field)])
  })
})

test('a dead chain is a 503', async () => {
  const dead = createDataApi({
    chains: [{ id: 31337, node: createNode({ chainId: 31337, urls: ['http://127.0.0.1:1'] }) }],
    readDatabase: () => database.db,
  })
  for (const path of [
    `/v1/identity/${accounts.named}`,
    `/v1/account/${accounts.rich}/balance`,
    `/v1/account/${accounts.rich}/history`,
  ]) {
    const { status, body } = await callApi(dead, path)
    expect([status, body], path).toEqual([503, failure('chainId')])
  }
})
