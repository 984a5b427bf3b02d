import type { LintelStorage } from '../../core/storage/lintel-storage.js'
import { createStoredList, type StoredList } from '../../react/create-stored-list.js'
import { type BuyOrder, moveOrder, type OrderNews, orderFields } from './model/order/order.js'

/** The orders of this browser. */
export type OrderStore = StoredList<BuyOrder> & {
  /** Updates an order. Returns whether the news changed it. */
  move(news: OrderNews): boolean
}

export function createOrderStore(storage: Pick<LintelStorage, 'read' | 'write'>): OrderStore {
  const orders = createStoredList(storage, 'orders', orderFields)
  return {
    ...orders,
    move(news) {
      const order = orders.find(news.id)
      return order !== null && orders.save(moveOrder(order, news))
    },
  }
}
