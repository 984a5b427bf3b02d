import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { OperationType } from '../../../src/core/model/activity.js'
import type { Db } from '../database/database.js'
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
  const found = lists.flat().sort((one, other) => compare(locate(other), locate(one)))
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const moves = await listMoves(db, account, page)
  const rows = page.map(({ chain, ...transaction }): IndexedTransaction => {
    const key = keyOf({ chain, ...transaction })
    const ofTransaction = { transfers: moves.transfers.get(key) ?? [], approvals: moves.approvals.get(key) ?? [] }
    return {
      ...transaction,
      ...ofTransaction,
      chainId: chain,
      method: findMethod(transaction.selector)?.name ?? null,
      operation: decideOperation(account, { ...transaction, ...ofTransaction }),
    }
  })
  return { rows, next: last && found.length > limit ? formatPosition(locate(last)) : null }
}

type Row = typeof transactions.$inferSelect & { time: number }

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
  return db
    .select({
      chain,
      block,
      index,
      hash: transactions.hash,
      sender: transactions.sender,
      recipient: transactions.recipient,
      created: transactions.created,
      nonce: transactions.nonce,
      value: transactions.value,
      fee: transactions.fee,
      selector: transactions.selector,
      succeeded: transactions.succeeded,
      reason: transactions.reason,
      time: blocks.time,
    })
    .from(page)
    .innerJoin(transactions, and(eq(chain, page.chain), eq(block, page.block), eq(index, page.index)))
    .innerJoin(blocks, and(eq(blocks.chain, page.chain), eq(blocks.number, page.block)))
    .orderBy(desc(page.block), desc(page.index))
}

/** The condition for what comes after a position, in the order of `compare`. Times of a chain's blocks never fall. */
function isAfter(chainId: string, after: Position | undefined): SQL | undefined {
  if (after === undefined) return undefined
  const chain = toReference(chainId)
  if (chain === after.chain) {
    return sql`(${participations.block}, ${participations.index}) < (${String(after.block)}, ${String(after.index)})`
  }
  const time = chain < after.chain ? after.time + 1n : after.time
  return sql`${participations.block} <= (select max(${blocks.number}) from ${blocks}
    where ${blocks.chain} = ${String(chain)} and ${blocks.time} < ${String(time)})`
}

type Keys = { chain: string; block: number; index: number }

/** Reads the transfers and approvals of the transactions of a page in one go each. */
async function listMoves(db: Db, account: Hex, page: readonly Keys[]) {
  const keys = JSON.stringify(
    page.map(({ chain, block, index }) => ({ chain: String(toReference(chain)), block, index })),
  )
  const ofPage = sql`json_to_recordset(${keys}::json) as page(chain bigint, block bigint, index integer)`
  const isOfPage = (table: typeof transfers | typeof approvals) =>
    sql`page.chain = ${table.chain} and page.block = ${table.block} and page.index = ${table.index}`
  const [moved, approved] = await Promise.all([
    db
      .select({
        chain: transfers.chain,
        block: transfers.block,
        index: transfers.index,
        row: {
          asset: transfers.asset,
          contract: transfers.contract,
          tokenId: transfers.tokenId,
          sender: transfers.sender,
          recipient: transfers.recipient,
          amount: transfers.amount,
        },
      })
      .from(transfers)
      .innerJoin(ofPage, isOfPage(transfers))
      .where(or(eq(transfers.sender, account), eq(transfers.recipient, account)))
      .orderBy(asc(transfers.position)),
    db
      .select({
        chain: approvals.chain,
        block: approvals.block,
        index: approvals.index,
        row: {
          contract: approvals.contract,
          owner: approvals.owner,
          spender: approvals.spender,
          amount: approvals.amount,
          tokenId: approvals.tokenId,
          granted: approvals.granted,
        },
      })
      .from(approvals)
      .innerJoin(ofPage, isOfPage(approvals))
      .where(eq(approvals.owner, account))
      .orderBy(asc(approvals.position)),
  ])
  return { transfers: group(moved), approvals: group(approved) }
}

function group<Row>(rows: readonly (Keys & { row: Row })[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const { row, ...keys } of rows) groups.set(keyOf(keys), [...(groups.get(keyOf(keys)) ?? []), row])
  return groups
}

function keyOf({ chain, block, index }: Keys): string {
  return `${chain} ${block} ${index}`
}

function toReference(chainId: string): bigint {
  return BigInt(chainId.slice('eip155:'.length))
}

function locate({ time, chain, block, index }: Row): Position {
  return { time: BigInt(time), chain: toReference(chain), block: BigInt(block), index: BigInt(index) }
}

function compare(one: Position, other: Position): number {
  const parts = ['time', 'chain', 'block', 'index'] as const
  const part = parts.find((name) => one[name] !== other[name])
  return part === undefined ? 0 : one[part] < other[part] ? -1 : 1
}

function formatPosition({ time, chain, block, index }: Position): string {
  return formatCursor([time, chain, block, index])
}

function readPosition(cursor: string): Position {
  const [time = 0n, chain = 0n, block = 0n, index = 0n] = parseCursor(cursor, [BIGINT, BIGINT, BIGINT, INTEGER])
  return { time, chain, block, index }
}
