import { and, desc, eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { formatUnits, getAddress } from 'viem'
import type { orderSchema } from '../../../src/features/buy/data/schema.js'
import type { Db } from '../../database/database.js'
import { type Order, orders } from './database/schema.js'
import { isDelayed, writeStatus } from './order-state.js'

/** The number of orders of the only page. */
const PAGE = 50

export type OrdersQuery = {
  provider: string
  /** As orders have it. */
  address: string
  /** CAIP-2. Default: all. */
  network: string | undefined
}

/** The newest orders of an account with a provider. */
export function listOrders(db: Db, { provider, address, network }: OrdersQuery): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.address, address),
        eq(orders.provider, provider),
        ...(network === undefined ? [] : [eq(orders.network, network)]),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(PAGE)
}

/**
 * Writes an order as the API has it. Anybody can read the orders of an address, so what was paid, the URL of the page and the key
 * of the order are left out.
 */
export function formatOrder(order: Order, providerName: string, now: number): InferInput<typeof orderSchema> {
  const to = order.network.startsWith('eip155:') ? getAddress(order.address) : order.address
  return {
    id: order.id,
    metadata: {
      operationType: 'buy',
      hash: order.hash ?? '',
      minedAt: new Date(order.updatedAt).toISOString(),
      sentFrom: '',
      sentTo: to,
      status: writeStatus(order.state, { linkEndsAt: order.linkEndsAt, now }),
      nonce: 0,
      chain: order.network,
      application: { name: providerName },
      provider: order.provider,
      createdAt: order.createdAt,
      expiresAt: order.linkEndsAt,
      isDelayed: isDelayed(order, now),
      ...(order.reason === null ? {} : { reason: order.reason }),
    },
    transfers: [
      {
        fungible_info: {
          name: order.name,
          symbol: order.symbol,
          decimals: order.decimals,
          ...(order.contract === null ? {} : { address: order.contract }),
        },
        direction: 'in',
        quantity: { numeric: formatUnits(order.amount, order.decimals) },
        recipient: to,
      },
    ],
  }
}
