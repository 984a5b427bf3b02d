import { and, eq, exists, gt, inArray, or, sql } from 'drizzle-orm'
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
  /** Of the block, ms since 1970. */
  minedAt: number
  /** Whether a request of this server names the token on this network. */
  isOffered: boolean
}

/** Transfers that are read in one step. Anybody can send any number of them. */
const MOST_MOVEMENTS = 20_000

/**
 * Reads what the index of chains has of the addresses that are watched, on every network. Native currency and ERC-20 alone: NFTs
 * are no payment.
 */
export async function readMovements(db: Db, now: number): Promise<Movement[]> {
  const watched = db
    .selectDistinct({ requestId: options.requestId, address: options.address })
    .from(options)
    .innerJoin(requests, eq(requests.id, options.requestId))
    .where(gt(requests.watchUntil, now))
    .as('watched')
  const isOffered = exists(
    db
      .select({ one: sql`1` })
      .from(options)
      .where(and(eq(options.network, transfers.chain), eq(options.contract, transfers.contract))),
  )
  const rows = await db
    .select({
      requestId: watched.requestId,
      address: watched.address,
      network: transfers.chain,
      contract: transfers.contract,
      amount: transfers.amount,
      from: transfers.sender,
      to: transfers.recipient,
      hash: transactions.hash,
      position: transfers.position,
      block: transfers.block,
      time: blocks.time,
      isOffered: sql<boolean>`${isOffered}`,
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
    .innerJoin(
      transactions,
      and(
        eq(transactions.chain, transfers.chain),
        eq(transactions.block, transfers.block),
        eq(transactions.index, transfers.index),
      ),
    )
    .innerJoin(blocks, and(eq(blocks.chain, transfers.chain), eq(blocks.number, transfers.block)))
    .where(
      and(
        inArray(transfers.asset, ['native', 'erc20']),
        or(eq(transfers.recipient, watched.address), eq(transfers.sender, watched.address)),
      ),
    )
    .orderBy(transfers.chain, transfers.block, transfers.index, transfers.position)
    .limit(MOST_MOVEMENTS)
  return rows.map(({ time, ...row }) => ({ ...row, asset: formatAsset(row), minedAt: time * 1_000 }))
}
