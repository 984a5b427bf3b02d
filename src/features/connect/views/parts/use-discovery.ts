'use client'

import { useLayoutEffect, useState } from 'react'
import { useLintelState } from '../../../../react/use-lintel-state.js'

/**
 * How long wallets may take to announce themselves (EIP-6963, which defines no limit) before "No wallet found" is shown, in
 * ms since Lintel asked them.
 */
const DISCOVERY_TIME = 500

/** Whether the list is empty and installed wallets may still announce themselves. */
export function useDiscovery(isEmpty: boolean): boolean {
  const startedAt = useLintelState((state) => state.startedAt)
  const [isOver, setOver] = useState(false)
  // Before the paint: a modal that opens later does not show that it searches.
  useLayoutEffect(() => {
    if (!isEmpty || startedAt === null) return
    // No longer than that, also when the device's clock was set back.
    const left = Math.min(startedAt + DISCOVERY_TIME - Date.now(), DISCOVERY_TIME)
    if (left <= 0) return setOver(true)
    const timer = setTimeout(() => setOver(true), left)
    return () => clearTimeout(timer)
  }, [isEmpty, startedAt])
  return isEmpty && !isOver
}
