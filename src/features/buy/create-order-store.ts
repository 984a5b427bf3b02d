import type { LintelStorage } from '../../core/storage/lintel-storage.js'
import { type BuyOrder, keepOrder, moveOrder, type OrderNews, readOrders } from './model/order/order.js'

/** The orders of this browser. Other tabs and instances of the page follow it. */
export type OrderStore = {
  /** Newest first. The same list until the next change. */
  read(): readonly BuyOrder[]
  subscribe(listener: () => void): () => void
  find(id: string): BuyOrder | undefined
  save(order: BuyOrder): void
  /** Updates an order. Returns whether the news changed it. */
  move(news: OrderNews): boolean
}

const KEY = 'lintel.orders'

/**
 * Creates the store of orders. It listens to the page while it has listeners itself.
 */
export function createOrderStore(storage: Pick<LintelStorage, 'read' | 'write'>): OrderStore {
  const listeners = new Set<() => void>()
  let orders = readStored()

  function readStored(): readonly BuyOrder[] {
    return readOrders(storage.read('orders'))
  }

  function follow({ key }: StorageEvent): void {
    // Null: all of the storage was cleared.
    if (key !== KEY && key !== null) return
    orders = readStored()
    for (const listener of listeners) listener()
  }

  function save(order: BuyOrder): void {
    // Another tab may have written since.
    orders = keepOrder(readStored(), order)
    storage.write('orders', orders)
    for (const listener of listeners) listener()
  }

  return {
    read: () => orders,
    subscribe(listener) {
      if (listeners.size === 0) {
        orders = readStored()
        window.addEventListener('storage', follow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', follow)
      }
    },
    find: (id) => readStored().find((order) => order.id === id),
    save,
    move(news) {
      const order = readStored().find(({ id }) => id === news.id)
      const moved = order && moveOrder(order, news)
      if (!moved || JSON.stringify(moved) === JSON.stringify(order)) return false
      save(moved)
      return true
    },
  }
}
