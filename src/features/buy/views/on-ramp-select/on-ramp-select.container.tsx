'use client'

import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enBuy } from '../../messages/en.js'
import { writeCurrencyImageUrl } from '../../model/write-currency-image-url.js'
import { useBuyForm } from '../../react/use-buy-form.js'
import { OnRampFiatSelectView } from './on-ramp-fiat-select-view.js'
import { OnRampTokenSelectView } from './on-ramp-token-select-view.js'

/** Selects the asset to buy, or the currency of the payment. Then goes back. */
export function OnRampSelectContainer({ view }: { view: { name: 'OnRampFiatSelect' | 'OnRampTokenSelect' } }) {
  const { actions } = useLintel()
  const shared = { words: useModalWords(), labels: useViewWords('buy', enBuy) }
  const settings = useLintelState((state) => state.settings)
  const { options, assets, asset, currency, change } = useBuyForm()
  return view.name === 'OnRampFiatSelect' ? (
    <OnRampFiatSelectView
      {...shared}
      currencies={options?.currencies ?? null}
      selected={currency?.id}
      findImage={({ id }) => writeCurrencyImageUrl(settings, id)}
      onSelect={({ id }) => {
        change({ currency: id })
        actions.back()
      }}
    />
  ) : (
    <OnRampTokenSelectView
      {...shared}
      assets={options ? assets : null}
      selected={asset?.id}
      onSelect={({ id }) => {
        change({ asset: id })
        actions.back()
      }}
    />
  )
}
