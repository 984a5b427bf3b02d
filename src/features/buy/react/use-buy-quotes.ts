'use client'

import { useQuery } from '@tanstack/react-query'
import { getInternals } from '../../../core/actions/internals.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useDebouncedValue } from '../../../react/use-debounced-value.js'
import { getBuys } from '../buys.js'
import type { Purchase } from '../data/create-buy-client.js'
import type { Seller } from '../model/asset.js'
import { toAssetKey } from '../model/asset.js'
import { toBuyProblem } from '../model/problems.js'
import { markBest, QUOTE_RENEW_MS, type SellerQuote } from '../model/quote.js'

/** The pause in typing before prices are read, in ms. */
const TYPING_MS = 350

/** The quote of each seller, in their order. Null without a valid amount. */
export function useBuyQuotes(
  sellers: readonly Seller[],
  purchase: Omit<Purchase, 'provider'> | null,
): readonly SellerQuote[] | null {
  const lintel = useLintel()
  const typed = purchase ? String(purchase.amount) : ''
  const amount = useDebouncedValue(typed, TYPING_MS)
  const ids = sellers.map(({ id }) => id)
  const { data } = useQuery({
    queryKey: getInternals(lintel).createKey(
      ...['buy', 'quotes', purchase && toAssetKey(purchase.asset), purchase?.currency, purchase?.method],
      ...[amount, ids],
    ),
    queryFn: async ({ signal }) => {
      if (!purchase) return []
      const { client } = getBuys(lintel)
      const read = async (provider: string | null) => {
        try {
          const quote = await client.getQuote({ purchase: { ...purchase, provider }, signal })
          return { status: 'ready', quote } as const
        } catch (error) {
          return { status: 'failed', problem: toBuyProblem(error) } as const
        }
      }
      return markBest(await Promise.all(ids.map(read)))
    },
    enabled: purchase !== null && amount === typed && ids.length > 0,
    staleTime: QUOTE_RENEW_MS,
    refetchInterval: QUOTE_RENEW_MS,
    networkMode: 'always',
  })
  if (!purchase) return null
  // Do not show the price of another amount.
  return amount === typed && data ? data : sellers.map(() => ({ status: 'loading' }))
}
