import type { Lintel } from '../../core/model/lintel.js'
import type { FeaturePart } from '../../core/model/views/define-feature.js'
import { check, isText, optional, section } from '../../core/options/kinds.js'
import type { LintelStorage } from '../../core/storage/lintel-storage.js'
import { isRecord } from '../../rules/is-record.js'
import { MAX_ORDERS } from './model/order/max-orders.js'

/** The storage of each instance, by its adapters: the code that reads orders loads with the views. */
const storages = new WeakMap<object, LintelStorage>()

/** Where the orders of an instance are stored. */
export function findOrderStorage({ adapters }: Pick<Lintel, 'adapters'>): LintelStorage | undefined {
  return storages.get(adapters)
}

const isHosts = (got: unknown) =>
  isRecord(got) && Object.values(got).every((hosts) => Array.isArray(hosts) && hosts.every(isText))

/** What loads with core: the option, and where orders are stored. */
export const buyPart = {
  name: 'buy',
  options: {
    onRamp: section({ hosts: optional(check(isHosts, "Write lists of hosts: { moonpay: ['buy.moonpay.com'] }.")) }),
  },
  createState: ({ onRamp }) => ({ onRamp }),
  stored: { orders: { empty: [], accepts: Array.isArray, length: MAX_ORDERS } },
  open({ adapters, storage }) {
    storages.set(adapters, storage)
    return undefined
  },
} as const satisfies FeaturePart
