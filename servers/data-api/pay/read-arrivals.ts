import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Db } from '../../database/database.js'
import { blocks, participations, transactions, transfers } from '../database/schema.js'
import { options, requests } from './database/schema.js'
import { formatAsset } from './parse-asset.js'

/** A transfer from or to an address of a request. */
export type Movement = {
  requestId: string
  address: Hex
  network: string
  /** CAIP-19. */
  asset: string
  contract: Hex | null
  amount: bigint
  from: Hex
  to: Hex
  hash: Hex
  position: number
  block: number
  /** The time of the block, ms since 1970. */
  minedAt: number
}

/**
 * The number of transfers that are read for a request. Anybody can send any number: the largest of the requested assets
 * come first.
 */
const MAX_MOVEMENTS = 200
const HOUR = 3_600_000
/** Requests of one query. */
const BATCH = 500

/** Lists the requests that are watched, in batches. `everything`: those too that have
 * ended more than an hour ago. */
export async function* listWatched(db: Db, { now, everything }: { now: number; everything: boolean }) {
  const isOpen = or(
    notInArray(requests.status, ['paid', 'over', 'refunded', 'expired']),
    gt(requests.expiresAt, now - HOUR),
  )
  let last = ''
  for (;;) {
    const rows = await db
      .select({ id: requests.id })
      .from(requests)
      .where(and(gt(requests.id, last), gt(requests.watchUntil, now), everything ? undefined : isOpen))
      .orderBy(asc(requests.id))
      .limit(BATCH)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) yield ids
    if (ids.length < BATCH) return
    last = ids.at(-1) ?? ''
  }
}

/**
 * Reads the indexed transfers to the addresses of requests, on every network, the oldest first. NFTs do not count as payment. Of
 * tokens it reads those that requests of this server name on that network, and `curated` (in lower case): anybody can make a
 * token of any name that reports any transfer.
 */
export async function readMovements(db: Db, ids: readonly string[], curated: readonly Hex[]): Promise<Movement[]> {
  const watched = db
    .selectDistinct({ requestId: options.requestId, address: options.address })
    .from(options)
    .where(inArray(options.requestId, [...ids]))
    .as('watched')
  const isOffered = sql`exists (select 1 from ${options} offered where offered.network = ${transfers.chain} and offered.contract = ${transfers.contract})`
  const isAskedFor = sql`exists (select 1 from ${options} asked where asked.request_id = ${watched.requestId} and asked.network = ${transfers.chain} and asked.contract is not distinct from ${transfers.contract})`
  const ranked = db
    .select({
      requestId: sql<string>`${watched.requestId}`.as('watched_request'),
      address: sql`${watched.address}`.mapWith(options.address).as('watched_address'),
      chain: transfers.chain,
      block: transfers.block,
      index: transfers.index,
      position: transfers.position,
      contract: transfers.contract,
      amount: transfers.amount,
      sender: transfers.sender,
      recipient: transfers.recipient,
      rank: sql<number>`row_number() over (partition by ${watched.requestId} order by ${isAskedFor} desc, ${transfers.amount} desc)`.as(
        'rank',
      ),
    })
    .from(watched)
    .innerJoin(participations, eq(participations.account, watched.address))
    .innerJoin(
      transfers,
      and(
        eq(transfers.chain, participations.chain),
        eq(transfers.block, participations.block),
        eq(transfers.index, participations.index),
      ),
    )
    .where(
      and(
        inArray(transfers.asset, ['native', 'erc20']),
        or(eq(transfers.recipient, watched.address), eq(transfers.sender, watched.address)),
        or(isNull(transfers.contract), isOffered, inArray(transfers.contract, [...curated])),
      ),
    )
    .as('ranked')
  const rows = await db
    .select({
      requestId: ranked.requestId,
      address: ranked.address,
      network: ranked.chain,
      contract: ranked.contract,
      amount: ranked.amount,
      from: ranked.sender,
      to: ranked.recipient,
      hash: transactions.hash,
      position: ranked.position,
      block: ranked.block,
      time: blocks.time,
    })
    .from(ranked)
    .innerJoin(
      transactions,
      and(
        eq(transactions.chain, ranked.chain),
        eq(transactions.block, ranked.block),
        eq(transactions.index, ranked.index),
      ),
    )
    .innerJoin(blocks, and(eq(blocks.chain, ranked.chain), eq(blocks.number, ranked.block)))
    .where(lte(ranked.rank, MAX_MOVEMENTS))
    .orderBy(ranked.chain, ranked.block, ranked.index, ranked.position)
  return rows.map(({ time, ...row }) => ({ ...row, asset: formatAsset(row), minedAt: time * 1_000 }))
}
