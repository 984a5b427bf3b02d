'use client'

import { findNetwork } from '../../../core/format/find-network.js'
import { enSend } from '../../../core/messages/views/en-send.js'
import type { View } from '../../../core/model/views/view.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useMessages } from '../../../react/use-messages.js'
import { useNetworks } from '../../../react/use-network.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { writeExplorerLink } from '../../parts/links/write-explorer-link.js'
import { WalletSendConfirmedView } from './wallet-send-confirmed-view.js'

/** Says that a payment was sent. Done closes the modal, which the app has opened for it. */
export function WalletSendConfirmedContainer({ view }: { view: Extract<View, { name: 'WalletSendConfirmed' }> }) {
  const { actions } = useLintel()
  const words = useMessages()
  const network = findNetwork(useNetworks(), view.network)
  return (
    <WalletSendConfirmedView
      labels={useViewWords('send', enSend)}
      networkName={network?.name ?? words.common.unknownNetwork}
      explorerUrl={writeExplorerLink(network, 'tx', view.hash)}
      onDone={() => actions.close()}
    />
  )
}
