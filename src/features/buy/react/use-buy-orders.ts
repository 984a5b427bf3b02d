'use client'

import { useState, useSyncExternalStore } from 'react'
import { useLintel } from '../../../react/lintel-context.js'
import { getBuys } from '../buys.js'
import type { BuyOrder } from '../model/order/order.js'

const noOrders: readonly BuyOrder[] = []

/** The orders of this browser, newest first. A server has none. */
export function useBuyOrders(): readonly BuyOrder[] {
  const lintel = useLintel()
  const [{ subscribe, read }] = useState(() => getBuys(lintel).orders)
  return useSyncExternalStore(subscribe, read, () => noOrders)
}
