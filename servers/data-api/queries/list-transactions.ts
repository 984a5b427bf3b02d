import { and, type Column, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { OperationType } from '../../../src/core/model/activity.js'
import type { Db } from '../../database/database.js'
import { approvals, blocks, participations, transactions, transfers } from '../database/schema.js'
import { formatCursor, parseCursor } from './cursor.js'
import { decideOperation } from './decide-operation.js'
import { findMethod } from './method-names.js'

export type ListTransactionsParameters = {
  /** In any case. */
  account: Hex
  /** CAIP-2. The transactions of all of them are one list. */
  chainIds: readonly string[]
  /** The `next` of the page before. */
  cursor?: string | undefined
  limit: number
}

export type IndexedTransfer = {
  asset: (typeof transfers.$inferSelect)['asset']
  contract: Hex | null
  tokenId: bigint | null
  sender: Hex
  recipient: Hex
  /** In base units. */
  amount: bigint
}

export type IndexedApproval = Omit<typeof approvals.$inferSelect, 'chain' | 'block' | 'index' | 'position'>

export type IndexedTransaction = Omit<typeof transactions.$inferSelect, 'chain'> & {
  chainId: string
  /** Seconds since 1970. */
  time: number
  /** The name of the called function when it is well known, else null. */
  method: string | null
  operation: OperationType
  /** Those from or to the account. */
  transfers: IndexedTransfer[]
  /** Those that the account gives. */
  approvals: IndexedApproval[]
}

/** One more than the largest numbers of the columns. */
const BIGINT = 2n ** 63n
const INTEGER = 2n ** 31n

type Position = { time: bigint; chain: bigint; block: bigint; index: bigint }

/**
 * Lists the transactions that concern an account, newest first. A page stays the same when new blocks arrive.
 *
 * @throws InvalidCursorError
 */
export async function listTransactions(
  db: Db,
  { account: anyCase, chainIds, cursor, limit }: ListTransactionsParameters,
): Promise<{ rows: IndexedTransaction[]; next: string | null }> {
  const account = anyCase.toLowerCase() as Hex
  const after = cursor === undefined ? undefined : readPosition(cursor)
  const lists = await Promise.all(chainIds.map((chainId) => listOfChain(db, account, chainId, after, limit + 1)))
  const found = lists.flat().sort((one, other) => compare(other, one))
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const rows = page.map(
    ({ chain, ...row }): IndexedTransaction => ({
      ...row,
      chainId: chain,
      method: findMethod(row.selector)?.name ?? null,
      operation: decideOperation(account, row),
    }),
  )
  return { rows, next: last && found.length > limit ? formatPosition(locate(last)) : null }
}

type Row = typeof transactions.$inferSelect & Pick<IndexedTransaction, 'time' | 'transfers' | 'approvals'>

/** Reads a page with all that belongs to it by one query: one round trip, and one state of the index. */
function listOfChain(
  db: Db,
  account: Hex,
  chainId: string,
  after: Position | undefined,
  limit: number,
): Promise<Row[]> {
  const page = db
    .select({ chain: participations.chain, block: participations.block, index: participations.index })
    .from(participations)
    .where(and(eq(participations.account, account), eq(participations.chain, chainId), isAfter(chainId, after)))
    .orderBy(desc(participations.block), desc(participations.index))
    .limit(limit)
    .as('page')
  const { chain, block, index } = transactions
  return (
    db
      .select({
        ...getTableColumns(transactions),
        time: blocks.time,
        transfers: readTransfers(account),
        approvals: readApprovals(account),
      })
      .from(page)
      .innerJoin(transactions, and(eq(chain, page.chain), eq(block, page.block), eq(index, page.index)))
      .innerJoin(blocks, and(eq(blocks.chain, page.chain), eq(blocks.number, page.block)))
      .orderBy(desc(page.block), desc(page.index))
      // PostgreSQL parses and plans a named query once per connection. A name has one text.
      .prepare(`list ${limit} transactions`)
      .execute()
  )
}

/**
 * The condition for what comes after a position, in the order of `compare`. Times of a chain's blocks never fall, so a
 * position on another chain stands for the first block after its time.
 */
function isAfter(
  chainId: string,
  after: Position = { time: 0n, chain: toReference(chainId), block: BIGINT - 1n, index: 0n },
): SQL {
  const chain = toReference(chainId)
  const isSame = chain === after.chain
  const time = chain < after.chain ? after.time + 1n : after.time
  const firstLater = sql`select ${blocks.number} + 1 from ${blocks}
    where ${blocks.chain} = ${String(chain)} and ${blocks.time} < ${String(time)}
    order by ${blocks.time} desc, ${blocks.number} desc limit 1`
  return sql`(${participations.block}, ${participations.index}) < (
    coalesce(${isSame ? String(after.block) : null}::bigint, (${firstLater})), ${isSame ? String(after.index) : '0'}::integer)`
}

type TransferJson = Omit<IndexedTransfer, 'amount' | 'tokenId'> & { amount: string; tokenId: string | null }
type ApprovalJson = Omit<IndexedApproval, 'amount' | 'tokenId'> & { amount: string | null; tokenId: string | null }

/** The transfers of a transaction from or to the account. */
function readTransfers(account: Hex): SQL<IndexedTransfer[]> {
  const { asset, contract, tokenId, sender, recipient, amount, position } = transfers
  const isOwn = or(eq(sender, account), eq(recipient, account))
  return sql`(select coalesce(json_agg(json_build_object(
      'asset', ${asset}, 'contract', ${toHex(contract)}, 'tokenId', ${tokenId}::text, 'sender', ${toHex(sender)},
      'recipient', ${toHex(recipient)}, 'amount', ${amount}::text
    ) order by ${position}), '[]') from ${transfers} where ${isOfTransaction(transfers)} and ${isOwn})`.mapWith(
    (rows: readonly TransferJson[]) =>
      rows.map((row) => ({ ...row, amount: BigInt(row.amount), tokenId: readNumber(row.tokenId) })),
  )
}

/** The approvals that the account gives in a transaction. */
function readApprovals(account: Hex): SQL<IndexedApproval[]> {
  const { contract, owner, spender, amount, tokenId, granted, position } = approvals
  return sql`(select coalesce(json_agg(json_build_object(
      'contract', ${toHex(contract)}, 'owner', ${toHex(owner)}, 'spender', ${toHex(spender)}, 'amount', ${amount}::text,
      'tokenId', ${tokenId}::text, 'granted', ${granted}
    ) order by ${position}), '[]') from ${approvals} where ${isOfTransaction(approvals)} and ${eq(owner, account)})`.mapWith(
    (rows: readonly ApprovalJson[]) =>
      rows.map((row) => ({ ...row, amount: readNumber(row.amount), tokenId: readNumber(row.tokenId) })),
  )
}

function isOfTransaction({ chain, block, index }: typeof transfers | typeof approvals): SQL | undefined {
  return and(eq(chain, transactions.chain), eq(block, transactions.block), eq(index, transactions.index))
}

/** The database writes numbers into JSON as text, which keeps all of their digits. */
function readNumber(text: string | null): bigint | null {
  return text === null ? null : BigInt(text)
}

function toHex(bytes: Column): SQL {
  return sql`'0x' || encode(${bytes}, 'hex')`
}

function toReference(chainId: string): bigint {
  return BigInt(chainId.slice('eip155:'.length))
}

function locate({ time, chain, block, index }: Row): Position {
  return { time: BigInt(time), chain: toReference(chain), block: BigInt(block), index: BigInt(index) }
}

/** In the order of their positions. */
function compare(one: Row, other: Row): number {
  const chains = () => Number(toReference(one.chain) - toReference(other.chain))
  return one.time - other.time || chains() || one.block - other.block || one.index - other.index
}

function formatPosition({ time, chain, block, index }: Position): string {
  return formatCursor([time, chain, block, index])
}

function readPosition(cursor: string): Position {
  const [time = 0n, chain = 0n, block = 0n, index = 0n] = parseCursor(cursor, [BIGINT, BIGINT, BIGINT, INTEGER])
  return { time, chain, block, index }
}
