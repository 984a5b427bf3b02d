import { createStore, type StoreApi } from 'zustand/vanilla'
import { getInternals } from '../../core/actions/internals.js'
import type { Lintel } from '../../core/lintel.js'
import { getView } from '../../core/selectors.js'
import { perInstance } from '../../parts/state/per-instance.js'
import { lazy, loadOnce } from '../../rules/async/lazy.js'
import { readWordsOnce } from '../../words/read-words-once.js'
import { createOrderStore, type OrderStore } from './create-order-store.js'
import type { BuyClient } from './data/create-buy-client.js'
import { followOrder } from './follow-order.js'
import { enBuy } from './messages/en.js'
import type { PaymentMethod } from './model/asset.js'
import type { BuyOrder } from './model/order/order.js'

/** The visitor's input. Null selects the first offered item. */
export type BuyForm = {
  /** The amount to pay, as it was typed. */
  typed: string
  currency: string | null
  method: PaymentMethod | null
  /** The id of the asset to buy. */
  asset: string | null
}

/** The orders of one instance. */
export type Buys = {
  client: BuyClient
  /** The input outlives the views. */
  form: StoreApi<BuyForm>
  orders: OrderStore
  /** Whether an order is being started. */
  isStarting: boolean
  /** The windows of providers that this page has opened, by order; null for one that the browser has blocked. */
  windows: Map<string, Window | null>
  /**
   * Follows an order until it has ended. After the returned function was called it follows for 10 minutes at most, and a toast
   * reports the end. `onRead` is called with whether the data API has answered.
   */
  watch(id: string, onRead: (isDone: boolean) => void): () => void
}

/** Returns the orders of an instance. */
export const getBuys = perInstance(createBuys)

function createBuys(lintel: Lintel): Buys {
  const { services, projectId } = lintel.store.getState().settings
  const loadClient = loadOnce(async () => {
    const { createBuyClient } = await import('./data/create-buy-client.js')
    return createBuyClient({ baseUrl: services.dataApi ?? '', projectId: projectId ?? undefined })
  })
  const client = lazy(loadClient, ['getOptions', 'getQuote', 'createOrder', 'reopenOrder', 'listOrders'])
  const orders = createOrderStore(getInternals(lintel).storage)
  /** The watchers of each followed order, by id. */
  const followed = new Map<string, Set<(isDone: boolean) => void>>()

  function watch(id: string, onRead: (isDone: boolean) => void): () => void {
    const known = followed.get(id)
    const watchers = known ?? new Set()
    watchers.add(onRead)
    if (!known) {
      followed.set(id, watchers)
      followOrder(id, {
        orders,
        client,
        isWatched: () => watchers.size > 0,
        onRead(isDone) {
          for (const tell of watchers) tell(isDone)
        },
        onStop: () => followed.delete(id),
        onEnd: (order) => showEnd(lintel, order),
      })
    }
    return () => watchers.delete(onRead)
  }

  const form = createStore<BuyForm>(() => ({ typed: '', currency: null, method: null, asset: null }))
  return { client, form, orders, isStarting: false, windows: new Map(), watch }
}

/** Reports the end of an order by a toast, unless its view shows it. */
function showEnd({ store, actions, messages }: Lintel, { id, status, symbol }: BuyOrder): void {
  const state = store.getState()
  const view = getView(state)
  if (state.modal.open && view.name === 'BuyInProgress' && view.order === id) return
  const { locale, views } = messages.getState()
  const labels = views.buy ? readWordsOnce(views.buy, locale, enBuy) : enBuy
  const isDone = status === 'confirmed'
  const message = (isDone ? labels.toastDone : labels.toastFailed)({ token: symbol })
  actions.showToast({ variant: isDone ? 'success' : 'error', message })
}
