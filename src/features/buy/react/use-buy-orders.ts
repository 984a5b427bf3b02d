'use client'

import { useState, useSyncExternalStore } from 'react'
import { useLintel } from '../../../react/lintel-context.js'
import { getBuys } from '../buys.js'
import type { BuyOrder } from '../model/order/order.js'

const none: readonly BuyOrder[] = []

/** The orders of this browser, newest first. */
export function useBuyOrders(): readonly BuyOrder[] {
  const lintel = useLintel()
  const [{ subscribe, read }] = useState(() => getBuys(lintel).orders)
  return useSyncExternalStore(subscribe, read, () => none)
}
