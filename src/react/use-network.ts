'use client'

import { findNetwork } from '../core/format/find-network.js'
import type { Network } from '../core/model/network.js'
import { getNetwork } from '../core/selectors.js'
import { useLintelState } from './use-lintel-state.js'

/** The active network; null if the app does not list it. */
export function useNetwork(): Network | null {
  return useLintelState((state) => {
    const active = getNetwork(state)
    return (active && findNetwork(state.networks, active)) ?? null
  })
}

/** The networks the app lists, in its order. */
export function useNetworks(): readonly Network[] {
  return useLintelState((state) => state.networks)
}
