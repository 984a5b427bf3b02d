'use client'

import { findOutcome } from '../../../../core/data/sent/find-outcome.js'
import { findNetwork } from '../../../../core/format/find-network.js'
import type { View } from '../../../../core/model/views/view.js'
import { writeExplorerLink } from '../../../../parts/links/write-explorer-link.js'
import { enSend } from '../../../../parts/messages/send.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { WalletSendConfirmedView } from './wallet-send-confirmed-view.js'

/** Confirms that a payment was sent, then shows its outcome. Done closes the modal, which the app opened for the payment. */
export function WalletSendConfirmedContainer({ view }: { view: Extract<View, { name: 'WalletSendConfirmed' }> }) {
  const { actions } = useLintel()
  const words = useModalWords()
  const network = findNetwork(useNetworks(), view.network)
  const outcome = useLintelState((state) => findOutcome(state.transactions, view.hash))
  return (
    <WalletSendConfirmedView
      labels={useViewWords('send', enSend)}
      networkName={network?.name ?? words.common.unknownNetwork}
      status={outcome?.status ?? 'pending'}
      reason={outcome?.reason}
      explorerUrl={writeExplorerLink(network, 'tx', outcome?.hash ?? view.hash)}
      onDone={() => actions.close()}
    />
  )
}
