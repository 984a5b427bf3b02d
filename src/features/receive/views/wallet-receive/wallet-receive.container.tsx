'use client'

import { findNetwork } from '../../../../core/format/find-network.js'
import type { View } from '../../../../core/model/views/view.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { isOwnNetwork, listOwnNetworks } from '../../../../parts/wallets/list-own-networks.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useEmbeddedWallet } from '../../../../react/use-embedded-wallet.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enReceive } from '../../messages/en.js'
import { WalletReceiveView } from './wallet-receive-view.js'
import { writePaymentLink } from './write-payment-link.js'

/** Shows the address of the connected account. */
export function WalletReceiveContainer({ view }: { view: Extract<View, { name: 'WalletReceive' }> }) {
  const { actions } = useLintel()
  const words = useModalWords()
  const labels = useViewWords('receive', enReceive)
  const { account: current, network: active } = useAccount()
  const account = useLast(current)
  const networks = useNetworks()
  const { user } = useEmbeddedWallet()
  if (!account) return null
  const id = view.network ?? active
  const network = id === null ? undefined : findNetwork(networks, id)
  const { address, namespace } = account
  const own = { account, active, user }
  const share = { text: address }
  return (
    <WalletReceiveView
      words={words}
      labels={labels}
      address={address}
      link={writePaymentLink({ address, namespace, chainId: network?.id })}
      network={{ name: network?.name ?? words.common.unknownNetwork }}
      isOwn={id === null || isOwnNetwork(own, id)}
      networkCount={listOwnNetworks(own, networks).length}
      // The share sheet rejects when the visitor closes it.
      onShare={navigator.canShare?.(share) ? () => void navigator.share(share).catch(() => undefined) : undefined}
      onNetworks={() => actions.push({ name: 'WalletCompatibleNetworks' })}
    />
  )
}
