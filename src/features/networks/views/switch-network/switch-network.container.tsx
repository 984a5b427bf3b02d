'use client'

import { useEffect } from 'react'
import { findNetwork } from '../../../../core/format/find-network.js'
import { parseCaipNetworkId } from '../../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../../core/model/caip.js'
import { getConnection, getNamespace, toAccount } from '../../../../core/selectors.js'
import { getAccountWallet } from '../../../../parts/names/get-account-wallet.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useOpenWallet } from '../../../../parts/wallet-request/use-open-wallet.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useNetworks } from '../../../../react/use-network.js'
import { SwitchNetworkView } from './switch-network-view.js'

export type SwitchNetworkContainerProps = { view: { network: CaipNetworkId } }

/** Asks the wallet to switch when it mounts, and on Try again. */
export function SwitchNetworkContainer({ view: { network: id } }: SwitchNetworkContainerProps) {
  const { actions } = useLintel()
  const words = useModalWords()
  // The network's namespace may not be the active one yet.
  const { namespace } = parseCaipNetworkId(id)
  const connection = useLintelState((state) => getConnection(state, namespace))
  const switching = useLintelState((state) => getNamespace(state, namespace)?.switching)
  const connectors = useLintelState((state) => getNamespace(state, namespace)?.connectors)
  const network = findNetwork(useNetworks(), id)

  useEffect(() => {
    void actions.switchNetwork({ network: id })
  }, [actions, id])

  return (
    <SwitchNetworkView
      words={words}
      network={network ?? { name: words.common.unknownNetwork }}
      wallet={getAccountWallet(connection && toAccount(connection), connectors ?? [], words)}
      failure={switching?.network === id ? switching.failure : null}
      onOpen={useOpenWallet(connection)}
      onRetry={() => void actions.switchNetwork({ network: id })}
    />
  )
}
