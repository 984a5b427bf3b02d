'use client'

import type { CaipNetworkId } from '../../../../core/model/caip.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useNetworks } from '../../../../react/use-network.js'
import type { NameNetwork } from './write-phase.js'

/** Returns a function that names networks. */
export function useNetworkName(): NameNetwork {
  const networks = useNetworks()
  const { common } = useModalWords()
  return ({ network, chainName }) => {
    const known = networks.find(({ caipNetworkId }) => caipNetworkId === (network as CaipNetworkId))
    return known?.name ?? (toPlainName(chainName ?? '') || common.unknownNetwork)
  }
}
