'use client'

import { useLintel } from '../../../../react/lintel-context.js'
import { useMessages } from '../../../../react/use-messages.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enBuy } from '../../messages/en.js'
import { useBuyForm } from '../../react/use-buy-form.js'
import { OnRampTokenSelectView } from './on-ramp-token-select-view.js'

/** Selects what is bought, then goes back. */
export function OnRampTokenSelectContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const labels = useViewWords('buy', enBuy)
  const { options, assets, asset, change } = useBuyForm()
  return (
    <OnRampTokenSelectView
      words={words}
      labels={labels}
      assets={options ? assets : null}
      selected={asset?.id}
      onSelect={({ id }) => {
        change({ asset: id })
        actions.back()
      }}
    />
  )
}
