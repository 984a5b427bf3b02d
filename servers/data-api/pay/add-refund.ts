import { and, eq, inArray } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { blocks, transactions, transfers } from '../database/schema.js'
import { readIndexedBlock } from '../queries/read-indexed-block.js'
import { refunds } from './database/schema.js'
import { lockRequest, type StoredRequest } from './format-request.js'
import { formatAsset, parsePayAccount } from './parse-asset.js'
import type { PayChain } from './pay-chain.js'

export type RefundOptions = {
  id: string
  /** The id of the app. */
  app: string
  hash: string
  chains: ReadonlyMap<string, PayChain>
  now: number
}

/**
 * Keeps a refund after it was found on its chain: a transfer of received funds, from a recipient of the request to its refund
 * address, or without one to an account that has paid. A refund that is reported twice counts once. Of a transaction
 * that refunds several requests each takes as much as it has received.
 *
 * @throws ApiFailure 400 if the transfer does not exist, 404 for a request of another app, 409 while it lacks confirmations or when
 *   it was counted for another request.
 */
export function addRefund(db: Db, { id, app, hash, chains, now }: RefundOptions): Promise<void> {
  return db.transaction(async (tx) => {
    const kept = await lockRequest(tx, id, app)
    if (!kept) throw new ApiFailure(404, 'id', 'There is no such request.')
    const found = await findRefunds(tx, kept, hash.toLowerCase() as Hex)
    if (found.length === 0) {
      throw new ApiFailure(400, 'hash', 'Must be a transfer of what has arrived, from a recipient back to the payer.')
    }
    for (const { network, block } of found) {
      const head = await readIndexedBlock(tx, network)
      if ((head?.number ?? 0) - block + 1 < (chains.get(network)?.required ?? Number.POSITIVE_INFINITY)) {
        throw new ApiFailure(409, 'hash', 'Must have the confirmations of its network. Try again later.')
      }
    }
    const left = readLeft(kept)
    const isExact = ({ asset, amount }: Refund) => amount === left.get(asset)
    let isCounted = kept.refunds.some((one) => one.hash === found[0]?.hash)
    // The transfer of exactly this amount first: the others may be for other requests.
    for (const { block: _block, ...refund } of found.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))) {
      const most = left.get(refund.asset) ?? 0n
      const amount = refund.amount < most ? refund.amount : most
      if (amount === 0n) continue
      const row = { ...refund, amount, requestId: id, createdAt: now }
      const added = await tx.insert(refunds).values(row).onConflictDoNothing().returning({ hash: refunds.hash })
      if (added.length === 0) continue
      left.set(refund.asset, most - amount)
      isCounted = true
    }
    if (!isCounted) throw new ApiFailure(409, 'hash', 'Was counted for another request, or all was refunded before.')
  })
}

type Refund = Awaited<ReturnType<typeof findRefunds>>[number]

/** The received amount of each asset, without refunds. */
function readLeft({ row, refunds: counted }: StoredRequest): Map<string, bigint> {
  const left = new Map<string, bigint>()
  for (const { asset, amount } of row.received) left.set(asset, (left.get(asset) ?? 0n) + BigInt(amount))
  for (const { asset, amount } of counted) left.set(asset, (left.get(asset) ?? 0n) - amount)
  return new Map([...left].map(([asset, amount]) => [asset, amount > 0n ? amount : 0n]))
}

async function findRefunds(db: Db, { row, options }: StoredRequest, hash: Hex) {
  const networks = [...new Set(row.received.map(({ chain }) => chain))]
  if (networks.length === 0) return []
  const transfersOf = await db
    .select({
      network: transfers.chain,
      block: transfers.block,
      hash: transactions.hash,
      position: transfers.position,
      contract: transfers.contract,
      amount: transfers.amount,
      from: transfers.sender,
      to: transfers.recipient,
      time: blocks.time,
    })
    .from(transactions)
    .innerJoin(
      transfers,
      and(
        eq(transfers.chain, transactions.chain),
        eq(transfers.block, transactions.block),
        eq(transfers.index, transactions.index),
      ),
    )
    .innerJoin(blocks, and(eq(blocks.chain, transfers.chain), eq(blocks.number, transfers.block)))
    .where(
      and(
        inArray(transactions.chain, networks),
        eq(transactions.hash, hash),
        inArray(transfers.asset, ['native', 'erc20']),
      ),
    )
  const refundAddress = row.refundAddress === null ? undefined : parsePayAccount(row.refundAddress)
  return transfersOf.flatMap(({ from, to, time, contract, network, block, position, amount }) => {
    const asset = formatAsset({ network, contract })
    const received = row.received.filter((one) => one.asset === asset && one.at <= time * 1_000 + 999)
    const isFromRecipient = options.some(({ recipient }) => recipient === from)
    const isToPayer = refundAddress ? refundAddress.address === to : received.some((one) => one.from === to)
    if (received.length === 0 || !isFromRecipient || !isToPayer) return []
    return [{ network, block, hash, position, asset, amount }]
  })
}
