'use client'

import type { CaipNetworkId } from '../core/model/caip.js'
import type { Price, TokenPrice } from '../core/model/portfolio.js'
import { useLintel } from './lintel-context.js'
import type { ReadResult } from './read-result.js'
import { useAccount } from './use-account.js'
import { useHasStarted } from './use-data-account.js'
import { useRead } from './use-read.js'

/**
 * The price of a token in USD with its source; without `address`, that of the native currency. `data` is null for a token without a
 * price, and without a data API for the network; Lintel's own has prices only for eip155.
 *
 * @param parameters `network`: default the active one.
 * @example
 * const { data: price } = usePrice({ address: usdc, network: 'eip155:1' })
 */
export function usePrice({
  address,
  network,
}: {
  address?: string | undefined
  network?: CaipNetworkId | undefined
} = {}): ReadResult<Price | null> {
  const { queries } = useLintel()
  const { network: active } = useAccount()
  const hasStarted = useHasStarted()
  const where = network ?? active
  const enabled = hasStarted && where !== null
  const asked = { network: where ?? ('eip155:0' as const), addresses: [address ?? null] }
  return useRead(queries.prices(asked), { enabled, select: readFirst })
}

function readFirst(prices: readonly TokenPrice[]): Price | null {
  return prices[0]?.price ?? null
}
