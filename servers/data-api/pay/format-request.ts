import { asc, eq, inArray } from 'drizzle-orm'
import { getAddress } from 'viem'
import { PAYMENT_FACTORY, type PaymentRequest } from '../../../src/features/pay/data/schema.js'
import type { Db } from '../../database/database.js'
import { type OptionRow, options, type RefundRow, type RequestRow, refunds, requests } from './database/schema.js'
import { computePaymentAddress } from './payment-address.js'

/** A request with what belongs to it. */
export type StoredRequest = { row: RequestRow; options: readonly OptionRow[]; refunds: readonly RefundRow[] }

/** Reads requests by their ids. Unknown ids are left out. */
export async function readRequests(db: Db, ids: readonly string[]): Promise<StoredRequest[]> {
  if (ids.length === 0) return []
  const [rows, optionRows, refundRows] = [
    await db
      .select()
      .from(requests)
      .where(inArray(requests.id, [...ids])),
    await db
      .select()
      .from(options)
      .where(inArray(options.requestId, [...ids]))
      .orderBy(asc(options.position)),
    await db
      .select()
      .from(refunds)
      .where(inArray(refunds.requestId, [...ids]))
      .orderBy(asc(refunds.createdAt)),
  ]
  return rows.map((row) => ({
    row,
    options: optionRows.filter(({ requestId }) => requestId === row.id),
    refunds: refundRows.filter(({ requestId }) => requestId === row.id),
  }))
}

/** Locks a request and reads it. Undefined when it is not known, or belongs to another app. */
export async function lockRequest(db: Db, id: string, app: string): Promise<StoredRequest | undefined> {
  const [locked] = await db.select({ app: requests.app }).from(requests).where(eq(requests.id, id)).for('update')
  return locked?.app === app ? (await readRequests(db, [id]))[0] : undefined
}

/** Writes a request in its public form, for everybody who knows its id. `nameChain`: by CAIP-2 id. */
export function formatRequest(
  { row, ...of }: StoredRequest,
  { now, nameChain }: { now: number; nameChain: (network: string) => string },
): PaymentRequest {
  return {
    id: row.id,
    merchant: row.merchant,
    description: row.description,
    orderId: row.orderId,
    expiresAt: row.expiresAt,
    serverTime: now,
    options: of.options.map(({ network, asset, amount, recipient, address, symbol, name, decimals, domain }) => ({
      asset,
      amount: String(amount),
      recipient: `${network}:${getAddress(recipient)}`,
      address: `${network}:${getAddress(address)}`,
      symbol,
      name,
      decimals,
      domain,
      chainName: nameChain(network),
      factory: PAYMENT_FACTORY,
      salt: computePaymentAddress(recipient, row.id).salt,
    })),
    // The watcher looks for it each second at most.
    status: row.status === 'waiting' && row.expiresAt < now ? 'expired' : row.status,
    received: row.received.map(({ at: _at, position: _position, ...received }) => received),
    missing: row.missing === null ? null : String(row.missing),
    excess: row.excess === null ? null : String(row.excess),
    paidAsset: row.paidAsset,
    confirmedAt: row.confirmedAt,
    refundAddress: row.refundAddress,
    refunds: of.refunds.map(({ hash, amount, asset }) => ({ hash, amount: String(amount), asset })),
    version: row.version,
  }
}
