import type { Lintel } from '../../core/model/lintel.js'
import type { FeaturePart } from '../../core/model/views/define-feature.js'
import type { LintelStorage } from '../../core/storage/lintel-storage.js'
import { MAX_ORDERS } from './model/order/max-orders.js'

/** The storage of each instance, by its adapters: the code that reads orders loads with the views. */
const storages = new WeakMap<object, LintelStorage>()

/** Where the orders of an instance are stored. */
export function findOrderStorage({ adapters }: Pick<Lintel, 'adapters'>): LintelStorage | undefined {
  return storages.get(adapters)
}

/** What loads with core: where orders are stored. */
export const buyPart = {
  name: 'buy',
  options: {},
  createState: () => ({}),
  stored: { orders: { empty: [], accepts: Array.isArray, length: MAX_ORDERS } },
  open({ adapters, storage }) {
    storages.set(adapters, storage)
    return undefined
  },
} as const satisfies FeaturePart
