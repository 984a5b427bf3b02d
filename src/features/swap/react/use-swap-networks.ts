'use client'

import type { Network } from '../../../core/model/network.js'
import { hasView } from '../../../core/selectors.js'
import { useLintelState } from '../../../react/use-lintel-state.js'
import { useNetworks } from '../../../react/use-network.js'
import { swapNetworks } from '../model/find-wrap.js'

const none: readonly string[] = []

/**
 * The networks of the app whose tokens can be swapped, in its order. None where swaps are turned off, where the app has no
 * data API, and while the namespace of the active account has no swaps.
 *
 * @example
 * const network = useNetwork()
 * const canSwap = useSwapNetworks().some((one) => one.caipNetworkId === network?.caipNetworkId)
 */
export function useSwapNetworks(): readonly Network[] {
  const isOn = useLintelState((state) => hasView(state, 'Swap'))
  const added = useLintelState((state) => state.swap?.networks) ?? none
  const networks = useNetworks()
  if (!isOn) return []
  return networks.filter(({ caipNetworkId: id }) => swapNetworks.includes(id) || added.includes(id))
}
