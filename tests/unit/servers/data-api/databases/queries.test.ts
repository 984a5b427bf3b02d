import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { removeBlocks } from '../../../../../servers/data-api/indexer/remove-blocks.js'
import { writeBlocks } from '../../../../../servers/data-api/indexer/write-blocks.js'
import { formatCursor, InvalidCursorError } from '../../../../../servers/data-api/queries/cursor.js'
import { listNftHoldings } from '../../../../../servers/data-api/queries/list-nft-holdings.js'
import { listTokenContracts } from '../../../../../servers/data-api/queries/list-token-contracts.js'
import { listTransactions } from '../../../../../servers/data-api/queries/list-transactions.js'
import type { Database, Db } from '../../../../../servers/database/database.js'
import { BUSY_ACCOUNT, fillIndex } from '../../../../bench/data-api/fill-index.js'
import { address, approval, block, transaction, transfer } from '../fixtures/decoded-rows.js'
import { type TestDatabases, testDatabases } from '../fixtures/test-databases.js'

const [me, other, token] = [address(1), address(2), address(100)]
const MAX_UINT256 = 2n ** 256n - 1n

describe.each(Object.values(testDatabases))('$name', ({ start }) => {
  let databases: TestDatabases
  let database: Database
  let count = 0
  /** A chain of its own for each test. */
  const nextChain = () => {
    count += 1
    return `eip155:${count}`
  }

  beforeAll(async () => {
    databases = await start()
    database = await databases.open()
  })
  afterAll(async () => {
    await database.close()
    await databases.close()
  })

  async function listAll(account: Hex, chainIds: string[], limit = 2): Promise<string[]> {
    const found: string[] = []
    let cursor: string | undefined
    do {
      const { rows, next } = await listTransactions(database.db, { account, chainIds, cursor, limit })
      found.push(...rows.map((row) => `${row.chainId} ${row.block}.${row.index}`))
      cursor = next ?? undefined
    } while (cursor !== undefined)
    return found
  }

  test('lists the transactions that an account sent, received or only has transfers in', async () => {
    const chain = nextChain()
    const bystander = transaction({ sender: address(8), recipient: address(9) })
    const airdrop = { asset: 'erc20', contract: token, sender: other, recipient: me, amount: MAX_UINT256 } as const
    await writeBlocks(database.db, chain, [
      block(0),
      block(
        1,
        [transaction(), bystander].map((row, index) => ({ ...row, index })),
      ),
      block(2, [
        { ...bystander, transfers: [transfer({ sender: address(8), recipient: address(9) }), transfer(airdrop)] },
      ]),
      block(3, [transaction({ sender: address(8), recipient: null, created: me })]),
      block(4, [{ ...bystander, approvals: [approval({ owner: me, amount: MAX_UINT256 })] }]),
    ])
    expect(await listAll(me, [chain])).toEqual([`${chain} 4.0`, `${chain} 3.0`, `${chain} 2.0`, `${chain} 1.0`])
    const { rows } = await listTransactions(database.db, { account: me, chainIds: [chain], limit: 10 })
    expect(rows[2]).toEqual({
      chainId: chain,
      block: 2,
      index: 0,
      hash: bystander.hash,
      time: 1_020,
      sender: address(8),
      recipient: address(9),
      created: null,
      nonce: 0,
      value: 0n,
      fee: 21_000n,
      selector: null,
      method: null,
      succeeded: true,
      reason: null,
      operation: 'receive',
      isSigned: false,
      transfers: [{ ...airdrop, tokenId: null, isSigned: false }],
      approvals: [],
    })
    expect(rows[0]?.approvals).toEqual([approval({ amount: MAX_UINT256 })])
    expect(await listAll(`0x${me.slice(2).toUpperCase()}`, [chain])).toHaveLength(4)
    expect(await listAll(address(77), [chain])).toEqual([])
  })

  test('gives each transaction once, in the order of blocks and indices, whatever the size of a page', async () => {
    const chain = nextChain()
    const full = [0, 1, 2, 3, 4].map((index) => transaction({ index }))
    await writeBlocks(
      database.db,
      chain,
      [0, 1, 2, 9, 10, 11].map((number) => block(number, full)),
    )
    const all = await listAll(me, [chain], 100)
    expect(all.slice(0, 6)).toEqual([11.4, 11.3, 11.2, 11.1, '11.0', 10.4].map((place) => `${chain} ${place}`))
    for (const limit of [1, 4, 5, 29, 30, 31]) expect(await listAll(me, [chain], limit)).toEqual(all)
  })

  test('keeps a page as it is when new blocks arrive', async () => {
    const chain = nextChain()
    await writeBlocks(
      database.db,
      chain,
      [0, 1, 2, 3].map((number) => block(number, [transaction()])),
    )
    const first = await listTransactions(database.db, { account: me, chainIds: [chain], limit: 2 })
    const cursor = first.next ?? ''
    const before = await listTransactions(database.db, { account: me, chainIds: [chain], cursor, limit: 2 })
    await writeBlocks(database.db, chain, [block(4, [transaction()])])
    expect(await listTransactions(database.db, { account: me, chainIds: [chain], cursor, limit: 2 })).toEqual(before)
  })

  test('reads a page in one state of the index, by one query', async () => {
    const chain = nextChain()
    const moves = { transfers: [transfer()], approvals: [approval()] }
    await writeBlocks(database.db, chain, [block(0, [transaction(moves)])])
    const page = { account: me, chainIds: [chain], limit: 2 }
    const { value, queries } = await watchQueries(database.db, () => listTransactions(database.db, page))
    expect(value.rows).toMatchObject([{ transfers: [{}], approvals: [{}] }])
    expect(queries).toHaveLength(1)
  })

  test('gives the first 30 transfers of a transaction of a stranger that reports 2,000, in their order', async () => {
    const chain = nextChain()
    const ids = Array.from({ length: 2_000 }, (_, id) => BigInt(id))
    const batch = { asset: 'erc1155', contract: token, sender: other, recipient: me } as const
    const many = transaction({
      sender: other,
      recipient: token,
      transfers: [
        transfer({ sender: other, recipient: token }),
        ...ids.map((tokenId) => transfer({ ...batch, tokenId })),
      ],
      approvals: ids.map((tokenId) => approval({ owner: me, tokenId })),
    })
    await writeBlocks(database.db, chain, [block(0, [many])])
    const { rows } = await listTransactions(database.db, { account: me, chainIds: [chain], limit: 2 })
    expect(rows).toHaveLength(1)
    expect(rows[0]?.transfers.map(({ tokenId }) => tokenId)).toEqual(ids.slice(0, 30))
    expect(rows[0]?.approvals.map(({ tokenId }) => tokenId)).toEqual(ids.slice(0, 30))
  })

  test('merges chains by time, with pages that neither repeat nor leave out', async () => {
    const [one, two] = [nextChain(), nextChain()]
    const late = (number: number) => ({
      ...block(number, [transaction(), transaction({ index: 1 })]),
      time: 1_000 + number * 15,
    })
    await writeBlocks(
      database.db,
      one,
      [0, 1, 2, 3, 4, 5, 6].map((number) => block(number, [transaction()])),
    )
    await writeBlocks(database.db, two, [0, 1, 2, 3, 4].map(late))
    const all = await listAll(me, [one, two], 100)
    expect(all).toHaveLength(17)
    // Both have a block at 1,060 and 1,030 s.
    expect(all.slice(0, 6)).toEqual([
      `${two} 4.1`,
      `${two} 4.0`,
      `${one} 6.0`,
      `${one} 5.0`,
      `${two} 3.1`,
      `${two} 3.0`,
    ])
    for (const limit of [1, 2, 3, 5]) expect(await listAll(me, [two, one], limit)).toEqual(all)
  })

  test.each([
    '',
    'x',
    '1-2-3',
    '1-2-3-4-5',
    '1-2-3-!',
    '-1-2-3-4',
    `1-2-${'z'.repeat(60)}-4`,
    `1-2-3-${(2n ** 31n).toString(36)}`,
  ])('refuses the cursor "%s"', async (cursor) => {
    const page = listTransactions(database.db, { account: me, chainIds: ['eip155:1'], cursor, limit: 2 })
    await expect(page).rejects.toBeInstanceOf(InvalidCursorError)
  })

  test('adds NFTs up and lists them in pages', async () => {
    const chain = nextChain()
    const move = (tokenId: bigint, sender: Hex, recipient: Hex, amount = 1n, asset: 'erc721' | 'erc1155' = 'erc1155') =>
      transfer({ asset, contract: token, tokenId, sender, recipient, amount })
    await writeBlocks(database.db, chain, [
      block(0, [
        transaction({
          transfers: [move(1n, address(0), me, 5n), move(MAX_UINT256, address(0), me), move(3n, address(0), me)],
        }),
      ]),
      block(1, [transaction({ transfers: [move(1n, me, other, 2n), move(3n, me, other)] })]),
      // A dishonest collection: sums that no uint256 holds, and two owners of one token.
      block(2, [
        transaction({ transfers: Array.from({ length: 12 }, () => move(4n, other, me, MAX_UINT256)) }),
        transaction({ index: 1, transfers: [move(5n, other, me, 1n, 'erc721'), move(5n, other, me, 1n, 'erc721')] }),
      ]),
    ])
    const list = (cursor?: string, account: Hex = me) =>
      listNftHoldings(database.db, { account, chainId: chain, cursor, limit: 2 })
    const first = await list()
    const row = { contract: token, asset: 'erc1155' }
    expect(first.rows).toEqual([
      { ...row, tokenId: 1n, quantity: 3n },
      { ...row, tokenId: 4n, quantity: 12n * MAX_UINT256 },
    ])
    const second = await list(first.next ?? '')
    expect(second).toEqual({
      rows: [
        { ...row, asset: 'erc721', tokenId: 5n, quantity: 1n },
        { ...row, tokenId: MAX_UINT256, quantity: 1n },
      ],
      next: null,
    })
    expect((await list(undefined, other)).rows.map(({ tokenId }) => tokenId)).toEqual([1n, 3n])
    await expect(list('1-2-3')).rejects.toBeInstanceOf(InvalidCursorError)
  })

  test('removes the rows of orphaned blocks, and those alone', async () => {
    const [chain, untouched] = [nextChain(), nextChain()]
    const moves = (amount: bigint, contract = token) => [
      transfer({ asset: 'erc1155', contract, tokenId: 1n, sender: address(0), recipient: me, amount }),
      transfer({ asset: 'erc20', contract, sender: other, recipient: me, amount }),
    ]
    const blocks = [
      block(0, [transaction({ transfers: moves(1n) })]),
      block(1, [transaction({ transfers: moves(2n, address(101)), approvals: [approval()] })]),
      block(2, [transaction({ transfers: moves(4n), recipient: null, created: address(50) })]),
    ]
    await writeBlocks(database.db, chain, blocks)
    await writeBlocks(database.db, untouched, blocks)
    await removeBlocks(database.db, chain, 0)
    expect(await listAll(me, [chain])).toEqual([`${chain} 0.0`])
    expect(await listAll(address(50), [chain])).toEqual([])
    expect(await listTokenContracts(database.db, { account: me, chainId: chain })).toEqual([token])
    const held = await listNftHoldings(database.db, { account: me, chainId: chain, limit: 10 })
    expect(held.rows).toEqual([{ asset: 'erc1155', contract: token, tokenId: 1n, quantity: 1n }])
    expect(await listAll(me, [untouched])).toHaveLength(3)
    expect(await listTokenContracts(database.db, { account: me, chainId: untouched })).toEqual([token, address(101)])
    // The same heights again, as after a reorganisation.
    await writeBlocks(database.db, chain, [block(1, [transaction({ transfers: moves(8n) })], 1)])
    expect((await listNftHoldings(database.db, { account: me, chainId: chain, limit: 10 })).rows[0]?.quantity).toBe(9n)
  })

  test('tells what an account has signed from what others report of it', async () => {
    const chain = nextChain()
    const [bundler, stranger, lookAlike] = [address(8), address(9), address(10)]
    const paid = { asset: 'erc20', contract: token, sender: me, amount: 5n } as const
    const operation = { sender: me, firstTransfer: 1, endTransfer: 2 }
    const rows: Parameters<typeof transaction>[0][] = [
      { transfers: [transfer({ ...paid, recipient: other })] },
      // Somebody else, by an approval or a token of their own.
      { sender: stranger, recipient: token, transfers: [transfer({ ...paid, recipient: lookAlike })] },
      // A bundle in which the operation before reports a transfer of the account.
      {
        sender: bundler,
        transfers: [transfer({ ...paid, recipient: lookAlike }), transfer({ ...paid, recipient: other })],
        userOperations: [{ sender: stranger, firstTransfer: 0, endTransfer: 1 }, operation],
      },
      // Its own code that somebody else calls.
      { sender: stranger, recipient: me, transfers: [transfer({ ...paid, recipient: other })] },
      // A payment of the native currency by a user operation, and a user operation that moves nothing.
      { sender: bundler, transfers: [transfer()], userOperations: [operation] },
      { sender: bundler, selector: '0x765e827f', userOperations: [operation] },
      { sender: stranger, recipient: me },
    ]
    await writeBlocks(
      database.db,
      chain,
      rows.map((row, number) => block(number, [transaction(row)])),
    )
    const read = async (account: Hex) => {
      const { rows } = await listTransactions(database.db, { account, chainIds: [chain], limit: 10 })
      return rows
        .toReversed()
        .map(({ operation, isSigned, transfers }) => [
          operation,
          isSigned,
          ...transfers.map((one) => [one.recipient, one.isSigned]),
        ])
    }
    expect(await read(me)).toEqual([
      ['send', true, [other, true]],
      ['pull', false, [lookAlike, false]],
      ['send', true, [other, true], [lookAlike, false]],
      ['send', true, [other, true]],
      ['send', true, [other, true]],
      ['execute', true],
      ['receive', false],
    ])
    await removeBlocks(database.db, chain, 4)
    await writeBlocks(database.db, chain, [block(5, [transaction({ sender: bundler, recipient: me })], 1)])
    expect((await read(me)).at(-1)).toEqual(['receive', false])
  })

  test('writes all of its blocks or none', async () => {
    const chain = nextChain()
    await writeBlocks(database.db, chain, [block(0, [transaction()])])
    await expect(writeBlocks(database.db, chain, [block(1, [transaction()]), block(0)])).rejects.toThrow()
    expect(await listAll(me, [chain])).toEqual([`${chain} 0.0`])
  })

  test('reads a page of a long history as one range of an index, without statistics too', async () => {
    const { db, close } = await databases.open()
    await fillIndex(db, 40_000)
    const time = 1_000n * 12n
    const positions = [undefined, [time, 31_337n, 1_000n, 0n], [time, 40_000n, 7n, 0n], [time, 1n, 7n, 0n]]
    for (const position of positions) {
      const cursor = position && formatCursor(position)
      const page = { account: BUSY_ACCOUNT, chainIds: ['eip155:31337'], cursor, limit: 50 }
      const { value, queries } = await watchQueries(db, () => listTransactions(db, page))
      expect(value.rows).toHaveLength(50)
      const plan = await explain(db, queries[0])
      expect(plan).toMatch(/Index Only Scan Backward using participations/)
      expect(plan).not.toMatch(/Seq Scan|Sort|Hash/)
      if (position && position[1] !== 31_337n) expect(plan).toContain('Backward using blocks_by_time')
    }
    await close()
  })
})

type Query = [text: string | { text: string }, values: unknown[]]
type Client = { query(...query: Query): Promise<{ rows: Record<string, string>[] }> }

function findClient(db: Db): Client {
  // Both drivers have one; the common type of drizzle-orm does not say it.
  return (db as unknown as { $client: Client }).$client
}

/** Runs `read` and notes what it asks the database. */
async function watchQueries<Value>(db: Db, read: () => Promise<Value>): Promise<{ value: Value; queries: Query[] }> {
  const query = vi.spyOn(findClient(db), 'query')
  const value = await read()
  const queries = [...query.mock.calls]
  query.mockRestore()
  return { value, queries }
}

async function explain(db: Db, [query, values]: Query = ['', []]): Promise<string> {
  const text = typeof query === 'string' ? query : query.text
  const { rows } = await findClient(db).query(`explain ${text}`, values)
  return rows.flatMap((row) => Object.values(row)).join('\n')
}
