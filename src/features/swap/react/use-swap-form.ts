'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLintel } from '../../../react/lintel-context.js'
import { useDataAccount } from '../../../react/use-data-account.js'
import { useGivenMessages } from '../../../react/use-given-messages.js'
import { useNetworks } from '../../../react/use-network.js'
import { usePortfolio } from '../../../react/use-portfolio.js'
import { offlineToo } from '../../../react/use-wallets.js'
import type { SwapFormSnapshot, SwapFormStore } from '../create-swap-form-store.js'
import { findWrappedNative } from '../model/find-wrap.js'
import { type SwapToken, toTokenKey } from '../model/token.js'
import { getSwaps } from '../swaps.js'
import { useSwapTokens } from './use-swap-tokens.js'

export type SwapFormResult = SwapFormSnapshot & {
  dispatch: SwapFormStore['dispatch']
  tokens: readonly SwapToken[]
}

/**
 * The swap form of the connected account, with its balances and prices. Quotes are read while it is shown, unless
 * `isQuoted` is false: a review has quotes of its own.
 */
export function useSwapForm({ isQuoted = true }: { isQuoted?: boolean } = {}): SwapFormResult {
  const lintel = useLintel()
  const { locale } = useGivenMessages()
  const { address: account, network } = useDataAccount({})
  const networks = useNetworks()
  const known = networks.find(({ caipNetworkId }) => caipNetworkId === network)
  const wrapped = known ? findWrappedNative(known) : null
  const [store] = useState(() => getSwaps(lintel).openForm({ locale, network, account, wrapped }))
  const { dispatch } = store
  const snapshot = useSyncExternalStore(store.subscribe, store.read, store.read)
  const { tokens } = useSwapTokens()
  const { data: portfolio } = usePortfolio()
  const { from, to } = snapshot.form

  useEffect(() => (isQuoted ? store.watch() : undefined), [store, isQuoted])
  useEffect(() => dispatch({ type: 'place', network, account, wrapped }), [dispatch, network, account, wrapped])
  useEffect(() => dispatch({ type: 'locale', locale }), [dispatch, locale])
  useEffect(() => {
    const native = tokens.find(({ address }) => address === null)
    if (!from && native) dispatch({ type: 'token', side: 'from', token: native })
  }, [dispatch, from, tokens])
  useEffect(() => {
    // A service lists every token of the account, so a missing token has a balance of 0.
    const missing =
      portfolio?.source === 'service' ? tokens.map(({ address }) => [toTokenKey(address), 0n] as const) : []
    const held = (portfolio?.balances ?? []).map(
      ({ address, amount }) => [toTokenKey(address ?? null), amount] as const,
    )
    dispatch({ type: 'balances', balances: Object.fromEntries([...missing, ...held]) })
  }, [dispatch, portfolio, tokens])

  const asked = [null, from?.address ?? null, to?.address ?? null]
  const { data: prices } = useQuery({
    ...lintel.queries.prices({ network, addresses: [...new Set(asked)] }),
    ...offlineToo,
    enabled: account !== '',
  })
  useEffect(() => {
    const found = (prices ?? []).flatMap(({ address, price }) =>
      price ? [[toTokenKey(address), price.usd] as const] : [],
    )
    dispatch({ type: 'prices', prices: Object.fromEntries(found) })
  }, [dispatch, prices])

  return { ...snapshot, dispatch, tokens }
}
