'use client'

import { useLintel } from '../../../../react/lintel-context.js'
import type { BuyWords } from '../../messages/en.js'
import type { BuyOrder } from '../../model/order/order.js'
import { PendingOrders } from './pending-orders.js'

type PendingOrdersContainerProps = { labels: BuyWords; locale: string; orders: readonly BuyOrder[] }

/** Links to orders that have not ended. */
export function PendingOrdersContainer(props: PendingOrdersContainerProps) {
  const { actions } = useLintel()
  return <PendingOrders {...props} onSelect={({ id }) => actions.push({ name: 'BuyInProgress', order: id })} />
}
