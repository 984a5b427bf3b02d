'use client'

import { useCallback, useState } from 'react'
import { useEmbedded } from '../../../../parts/embedded/use-embedded.js'
import { enEmbedded } from '../../../../parts/messages/embedded.js'
import { enLogin } from '../../../../parts/messages/login.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { ApproveTransactionView } from './approve-transaction-view.js'

/** Provides the place of the frame while a request waits in it. */
export function ApproveTransactionContainer() {
  const { actions } = useLintel()
  const embedded = useEmbedded()
  const [isReady, setReady] = useState(false)
  // The app can show this view while nothing waits. The closing animation still shows it, without a failure.
  const isEmpty = useLintelState(({ modal, pending }) => modal.open && pending.length === 0)
  const placeRef = useCallback(
    (place: HTMLDivElement | null) => (place ? embedded.showFrame(place, () => setReady(true)) : undefined),
    [embedded],
  )
  const leave = () => actions.close({ forced: true })
  return (
    <ApproveTransactionView
      words={useModalWords()}
      labels={useViewWords('embedded', enEmbedded)}
      login={useViewWords('login', enLogin)}
      status={isReady ? 'shown' : 'loading'}
      problem={isEmpty ? 'embedded-wallet-failed' : null}
      placeRef={placeRef}
      onRetry={leave}
      onCancel={leave}
    />
  )
}
