'use client'

import { useQuery } from '@tanstack/react-query'
import type { CaipNetworkId } from '../core/model/caip.js'
import type { Price } from '../core/model/portfolio.js'
import { useLintel } from './lintel-context.js'
import { useAccount } from './use-account.js'
import { useLintelState } from './use-lintel-state.js'
import { offlineToo } from './use-wallets.js'

export type PriceResult = {
  /** Null while it is not known, and for a token without a price. */
  price: Price | null
  isLoading: boolean
  error: unknown
}

/**
 * The price of a token in USD with its source; without `address` of the native currency. Null without a data API for
 * the network; Lintel's own has prices of eip155 only.
 *
 * @param parameters `network`: default the active one.
 * @example
 * const { price } = usePrice({ address: usdc, network: 'eip155:1' })
 */
export function usePrice({
  address,
  network,
}: {
  address?: string | undefined
  network?: CaipNetworkId | undefined
} = {}): PriceResult {
  const { queries } = useLintel()
  const { network: active } = useAccount()
  const hasStarted = useLintelState((state) => state.startedAt !== null)
  const where = network ?? active
  const enabled = hasStarted && where !== null
  const addresses = enabled ? [address ?? null] : []
  const { data, isPending, error } = useQuery({
    ...queries.prices({ network: where ?? 'eip155:0', addresses }),
    ...offlineToo,
    enabled,
  })
  return { price: data?.[0]?.price ?? null, isLoading: enabled && isPending, error }
}
