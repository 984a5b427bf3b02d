'use client'

import { NetworkIcon } from '../../../../components/network-icon/network-icon.js'
import type { Network } from '../../../../core/model/network.js'
import type { Failure } from '../../../../core/model/state.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { WalletRequest } from '../../../../parts/wallet-request/wallet-request.js'

export type SwitchNetworkViewProps = {
  words: ShownMessages
  /** The network to switch to. */
  network: Pick<Network, 'name' | 'assets'>
  wallet: { name: string }
  /** Null while the wallet is asked. */
  failure: Failure | null
  onRetry: () => void
  /** Opens the app of a paired wallet, on a phone. */
  onOpen?: (() => void) | undefined
}

/** The request to the wallet to switch its network. */
export function SwitchNetworkView({ words, network, wallet, failure, onRetry, onOpen }: SwitchNetworkViewProps) {
  const labels = words.switchNetwork
  const named = { wallet: toPlainName(wallet.name) }
  return (
    <WalletRequest
      words={words}
      icon={<NetworkIcon name={network.name} src={network.assets?.imageUrl} size="5" />}
      shape="round"
      wallet={named.wallet}
      waiting={{ title: labels.title({ network: toPlainName(network.name) }), text: labels.text(named) }}
      declined={{ title: labels.declinedTitle, text: labels.declinedText(named) }}
      failure={failure}
      onRetry={onRetry}
      onOpen={onOpen}
    />
  )
}
