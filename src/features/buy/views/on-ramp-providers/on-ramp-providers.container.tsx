'use client'

import { Suspense, useEffect, useState } from 'react'
import { findNetwork } from '../../../../core/format/find-network.js'
import type { View } from '../../../../core/model/views/view.js'
import { writeTypedAmount } from '../../../../core/requests/payments/read-typed-amount.js'
import { lazyComponent } from '../../../../parts/lazy/lazy-component.js'
import { useLegal } from '../../../../parts/legal/use-legal.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ListSkeleton, ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enBuy } from '../../messages/en.js'
import { writeCurrencyImageUrl } from '../../model/write-currency-image-url.js'
import { type BuyResult, useBuy } from '../../react/use-buy.js'
import { describeBuyAmount } from './describe-buy-amount.js'
import { OnRampProvidersView } from './on-ramp-providers-view.js'
import { ProviderList } from './provider-list.js'

// Loaded on demand: few visitors have pending orders, and most networks have something to buy.
const Pending = lazyComponent(() => import('./pending-orders.container.js').then((m) => m.PendingOrdersContainer))
const NothingSold = lazyComponent(() => import('./nothing-sold.container.js').then((m) => m.NothingSoldContainer))

type Filled = Omit<Extract<View, { name: 'OnRampProviders' }>, 'name'>

/** The form to buy, for the connected account on its network. */
export function OnRampProvidersContainer({
  view: { name: _, ...filled },
}: {
  view: Extract<View, { name: 'OnRampProviders' }>
}) {
  const { actions } = useLintel()
  const words = useModalWords()
  const labels = useViewWords('buy', enBuy)
  const { legal, ...documents } = useLegal()
  const networks = useNetworks()
  const settings = useLintelState((state) => state.settings)
  const buy = useBuy()
  useFillIn(filled, buy)
  const { locale } = words
  const { address, network, options, currency, asset, quotes } = buy
  if (!address) return <ViewSkeleton label={words.common.loading} shape="message" />
  if (options && !asset) {
    return (
      <Suspense fallback={<ViewSkeleton label={words.common.loading} shape="message" />}>
        <NothingSold network={network} options={options} />
      </Suspense>
    )
  }
  const best = quotes?.find((one) => one.status === 'ready' && one.isBest) ?? quotes?.find(isReady)
  return (
    <OnRampProvidersView
      words={words}
      labels={labels}
      {...(legal ? {} : documents)}
      typed={buy.typed}
      amountError={describeBuyAmount(buy, { labels, locale })}
      currency={currency?.id.toUpperCase() ?? null}
      currencyImageUrl={currency ? writeCurrencyImageUrl(settings, currency.id) : undefined}
      asset={asset}
      receive={best?.status === 'ready' ? best.quote.receive : null}
      isReading={quotes?.every(({ status }) => status === 'loading') ?? false}
      methods={buy.methods}
      method={buy.method}
      address={address}
      network={findNetwork(networks, network)?.name ?? words.common.unknownNetwork}
      problem={buy.problem ? labels.problems[buy.problem.code] : undefined}
      onRetry={options?.isFallback ? buy.refetch : undefined}
      isRetrying={buy.isFetching}
      pending={
        buy.pending.length > 0 ? (
          <Suspense fallback={<ListSkeleton label={words.common.loading} rows={1} item="token" />}>
            <Pending labels={labels} locale={locale} orders={buy.pending} />
          </Suspense>
        ) : null
      }
      onAmount={buy.setAmount}
      onMethod={buy.setMethod}
      onCurrency={() => actions.push({ name: 'OnRampFiatSelect' })}
      onToken={() => actions.push({ name: 'OnRampTokenSelect' })}
      onHelp={() => actions.push({ name: 'WhatIsABuy' })}
    >
      {options && asset && currency ? (
        <ProviderList
          labels={labels}
          locale={locale}
          sellers={options.sellers}
          quotes={quotes}
          currency={currency.id.toUpperCase()}
          symbol={toPlainName(asset.symbol)}
          starting={buy.starting}
          onSelect={(seller) => void buy.start(seller)}
        />
      ) : null}
    </OnRampProvidersView>
  )
}

const isReady = ({ status }: { status: string }) => status === 'ready'

/** Fills in the values of the app or another view, once. After Back, the visitor's input stays. */
function useFillIn(filled: Filled, { options, assets, setAmount, setAsset }: BuyResult): void {
  const { store } = useLintel()
  const { locale } = useModalWords()
  const [asked, setAsked] = useState<Filled | null>(() =>
    store.getState().router.direction === 'back' ? null : filled,
  )
  useEffect(() => {
    if (!options || !asked) return
    setAsked(null)
    const { token, amount } = asked
    const address = token === 'native' ? null : token?.toLowerCase()
    const asset = token && assets.find((one) => (one.address?.toLowerCase() ?? null) === address)
    if (asset) setAsset(asset)
    if (amount !== undefined) setAmount(writeTypedAmount(amount, { unit: 'usd', locale }))
  }, [options, assets, asked, setAmount, setAsset, locale])
}
