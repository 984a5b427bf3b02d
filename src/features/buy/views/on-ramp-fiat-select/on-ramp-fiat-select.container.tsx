'use client'

import { useLintel } from '../../../../react/lintel-context.js'
import { useMessages } from '../../../../react/use-messages.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enBuy } from '../../messages/en.js'
import { useBuyForm } from '../../react/use-buy-form.js'
import { OnRampFiatSelectView } from './on-ramp-fiat-select-view.js'

/** Selects the currency of the payment, then goes back. */
export function OnRampFiatSelectContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const labels = useViewWords('buy', enBuy)
  const { options, currency, change } = useBuyForm()
  return (
    <OnRampFiatSelectView
      words={words}
      labels={labels}
      currencies={options?.currencies ?? null}
      selected={currency?.id}
      onSelect={({ id }) => {
        change({ currency: id })
        actions.back()
      }}
    />
  )
}
