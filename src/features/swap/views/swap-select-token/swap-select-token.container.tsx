'use client'

import { useMemo, useState } from 'react'
import { toLintelError } from '../../../../core/errors/to-lintel-error.js'
import type { View } from '../../../../core/model/views/view.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { noBalances, usePortfolio } from '../../../../react/use-portfolio.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enSwap } from '../../messages/en.js'
import { listSwapTokens } from '../../model/list-swap-tokens.js'
import { toTokenKey } from '../../model/token.js'
import { useSwapForm } from '../../react/use-swap-form.js'
import { useSwapTokens } from '../../react/use-swap-tokens.js'
import { SwapSelectTokenView } from './swap-select-token-view.js'

/** Selects the token of one side, then goes back. */
export function SwapSelectTokenContainer({ view: { side } }: { view: Extract<View, { name: 'SwapSelectToken' }> }) {
  const { actions } = useLintel()
  const words = useModalWords()
  const labels = useViewWords('swap', enSwap)
  const { form, dispatch } = useSwapForm()
  const { tokens, status, error, isFetching, refetch } = useSwapTokens()
  const { data: portfolio } = usePortfolio()
  const balances = portfolio?.balances ?? noBalances
  const [search, setSearch] = useState('')
  const holdings = useMemo(
    () =>
      Object.fromEntries(
        balances.map(({ address, amount, price }) => [toTokenKey(address ?? null), { amount, price: price?.usd }]),
      ),
    [balances],
  )
  const { locale } = words
  const choices = useMemo(
    () => listSwapTokens(tokens, { query: search, holdings, locale }),
    [tokens, holdings, search, locale],
  )
  return (
    <SwapSelectTokenView
      words={words}
      labels={labels}
      choices={
        tokens.length > 0 || status === 'success'
          ? { status: 'ready', ...choices }
          : status === 'error'
            ? { status: 'failed', failure: toLintelError(error).code, isRetrying: isFetching, onRetry: refetch }
            : { status: 'loading' }
      }
      selected={form[side] ?? undefined}
      search={search}
      onSearch={setSearch}
      onSelect={(token) => {
        dispatch({ type: 'token', side, token })
        actions.back()
      }}
    />
  )
}
