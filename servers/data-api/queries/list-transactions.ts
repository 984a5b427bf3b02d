import { and, type Column, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { OperationType } from '../../../src/core/model/activity.js'
import type { Db } from '../../database/database.js'
import { approvals, blocks, participations, transactions, transfers, userOperations } from '../database/schema.js'
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
  /** Whether it leaves the account and the account has signed it. Anybody can make a contract report any transfer. */
  isSigned: boolean
}

export type IndexedApproval = Omit<typeof approvals.$inferSelect, 'chain' | 'block' | 'index' | 'position'>

export type IndexedTransaction = Omit<typeof transactions.$inferSelect, 'chain'> & {
  chainId: string
  /** Seconds since 1970. */
  time: number
  /** The name of the called function when it is well known, else null. */
  method: string | null
  operation: OperationType
  /** Whether the account has signed it: as its sender, by a user operation, or for its own code that it calls. */
  isSigned: boolean
  /** The first 30 transfers from or to the account. */
  transfers: IndexedTransfer[]
  /** The first 30 approvals of the account. */
  approvals: IndexedApproval[]
}

/** A contract of anybody can report 50,000 transfers in one transaction, and each reader of that page would get them all. */
const MAX_PARTS = 30

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
  const rows = page.map((row) => toIndexed(account, row))
  return { rows, next: last && found.length > limit ? formatPosition(locate(last)) : null }
}

const placeholders = {
  /** In the form of the database, as `chain`. */
  account: sql.placeholder('account'),
  chain: sql.placeholder('chain'),
  block: sql.placeholder('block'),
  index: sql.placeholder('index'),
  time: sql.placeholder('time'),
  limit: sql.placeholder('limit'),
}

/** The first block whose time is not before a time. */
const firstLater = sql`select ${blocks.number} + 1 from ${blocks}
  where ${blocks.chain} = ${placeholders.chain} and ${blocks.time} < ${placeholders.time}
  order by ${blocks.time} desc, ${blocks.number} desc limit 1`

type RowTransfer = Omit<IndexedTransfer, 'isSigned'> & { position: number }
type RowOperation = Pick<typeof userOperations.$inferSelect, 'firstTransfer' | 'endTransfer'>

type Row = typeof transactions.$inferSelect &
  Pick<IndexedTransaction, 'time' | 'approvals'> & { transfers: RowTransfer[]; operations: RowOperation[] }

function toIndexed(account: Hex, { chain, transfers, operations, ...row }: Row): IndexedTransaction {
  // A call of an account without code reports no transfer, and the code of one checks who calls it.
  const isWhole = row.sender === account || row.recipient === account
  const isWithin = ({ asset, position }: RowTransfer) =>
    // Only the account's own code pays its native currency.
    operations.some((one) => asset === 'native' || (one.firstTransfer <= position && position < one.endTransfer))
  const indexed = transfers.map((transfer): IndexedTransfer => {
    const { position: _, ...rest } = transfer
    return { ...rest, isSigned: transfer.sender === account && (isWhole || isWithin(transfer)) }
  })
  const isSigned = row.sender === account || operations.length > 0 || indexed.some((transfer) => transfer.isSigned)
  return {
    ...row,
    chainId: chain,
    method: findMethod(row.selector)?.name ?? null,
    operation: decideOperation(account, { ...row, isSigned, transfers: indexed }),
    isSigned,
    // The first one names the receiver, which must not come from another operation of the bundle.
    transfers: [
      ...indexed.filter((one) => !isForeign(account, one)),
      ...indexed.filter((one) => isForeign(account, one)),
    ],
  }
}

/** Reads a page with all that belongs to it by one query: one round trip, and one state of the index. */
async function listOfChain(
  db: Db,
  account: Hex,
  chainId: string,
  after: Position | undefined,
  limit: number,
): Promise<Row[]> {
  const query = queries.get(db) ?? prepareQuery(db)
  queries.set(db, query)
  return query.execute({
    account: participations.account.mapToDriverValue(account),
    chain: participations.chain.mapToDriverValue(chainId),
    limit,
    ...describeStart(toReference(chainId), after),
  })
}

function isForeign(account: Hex, { sender, isSigned }: IndexedTransfer): boolean {
  return sender === account && !isSigned
}

type Query = ReturnType<typeof prepareQuery>

/** drizzle-orm takes as long to write the query as PostgreSQL to answer it, so it is written once for a database. */
const queries = new WeakMap<Db, Query>()

/** PostgreSQL parses and plans a named query once per connection. */
function prepareQuery(db: Db) {
  const isPage = sql`${participations.account} = ${placeholders.account} and ${participations.chain} = ${placeholders.chain}
    and (${participations.block}, ${participations.index}) < (
      coalesce(${placeholders.block}::bigint, (${firstLater})), ${placeholders.index}::integer)`
  const page = db
    .select({ chain: participations.chain, block: participations.block, index: participations.index })
    .from(participations)
    .where(isPage)
    .orderBy(desc(participations.block), desc(participations.index))
    .limit(placeholders.limit)
    .as('page')
  const { chain, block, index } = transactions
  return db
    .select({
      ...getTableColumns(transactions),
      time: blocks.time,
      transfers: readTransfers(),
      approvals: readApprovals(),
      operations: readOperations(),
    })
    .from(page)
    .innerJoin(transactions, and(eq(chain, page.chain), eq(block, page.block), eq(index, page.index)))
    .innerJoin(blocks, and(eq(blocks.chain, page.chain), eq(blocks.number, page.block)))
    .orderBy(desc(page.block), desc(page.index))
    .prepare('list transactions')
}

/**
 * The rows after a position, in the order of `compare`. Times of a chain's blocks never fall, so a position on another
 * chain means the first block after its time. `block` is null then.
 */
function describeStart(
  chain: bigint,
  after: Position = { time: 0n, chain, block: BIGINT - 1n, index: 0n },
): { block: string | null; index: string; time: string } {
  if (chain === after.chain) return { block: String(after.block), index: String(after.index), time: '0' }
  return { block: null, index: '0', time: String(chain < after.chain ? after.time + 1n : after.time) }
}

type TransferJson = Omit<RowTransfer, 'amount' | 'tokenId'> & { amount: string; tokenId: string | null }
type ApprovalJson = Omit<IndexedApproval, 'amount' | 'tokenId'> & { amount: string | null; tokenId: string | null }

/** The transfers of a transaction from or to the account. */
function readTransfers(): SQL<RowTransfer[]> {
  const { asset, contract, tokenId, sender, recipient, amount, position } = transfers
  const isOwn = sql`(${sender} = ${placeholders.account} or ${recipient} = ${placeholders.account})`
  return sql`(select coalesce(json_agg(json_build_object(
      'asset', ${asset}, 'contract', ${toHex(contract)}, 'tokenId', ${tokenId}::text, 'sender', ${toHex(sender)},
      'recipient', ${toHex(recipient)}, 'amount', ${amount}::text, 'position', ${position}
    )), '[]') from (select * from ${transfers} where ${isOfTransaction(transfers)} and ${isOwn}
    order by ${position} limit ${sql.raw(String(MAX_PARTS))}) as ${transfers})`.mapWith(
    (rows: readonly TransferJson[]) =>
      rows.map((row) => ({ ...row, amount: BigInt(row.amount), tokenId: readNumber(row.tokenId) })),
  )
}

/** The approvals that the account gives in a transaction. */
function readApprovals(): SQL<IndexedApproval[]> {
  const { contract, owner, spender, amount, tokenId, granted, position } = approvals
  return sql`(select coalesce(json_agg(json_build_object(
      'contract', ${toHex(contract)}, 'owner', ${toHex(owner)}, 'spender', ${toHex(spender)}, 'amount', ${amount}::text,
      'tokenId', ${tokenId}::text, 'granted', ${granted}
    )), '[]') from (select * from ${approvals} where ${isOfTransaction(approvals)} and ${owner} = ${placeholders.account}
    order by ${position} limit ${sql.raw(String(MAX_PARTS))}) as ${approvals})`.mapWith(
    (rows: readonly ApprovalJson[]) =>
      rows.map((row) => ({ ...row, amount: readNumber(row.amount), tokenId: readNumber(row.tokenId) })),
  )
}

/** The user operations of the account in a transaction. */
function readOperations(): SQL<RowOperation[]> {
  const { sender, firstTransfer, endTransfer } = userOperations
  return sql`(select coalesce(json_agg(json_build_object(
      'firstTransfer', ${firstTransfer}, 'endTransfer', ${endTransfer}
    )), '[]') from ${userOperations} where ${isOfTransaction(userOperations)} and ${sender} = ${placeholders.account})`
}

function isOfTransaction({
  chain,
  block,
  index,
}: typeof transfers | typeof approvals | typeof userOperations): SQL | undefined {
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
  const chains = () => (one.chain === other.chain ? 0 : Number(toReference(one.chain) - toReference(other.chain)))
  return one.time - other.time || chains() || one.block - other.block || one.index - other.index
}

function formatPosition({ time, chain, block, index }: Position): string {
  return formatCursor([time, chain, block, index])
}

function readPosition(cursor: string): Position {
  const [time = 0n, chain = 0n, block = 0n, index = 0n] = parseCursor(cursor, [BIGINT, BIGINT, BIGINT, INTEGER])
  return { time, chain, block, index }
}
