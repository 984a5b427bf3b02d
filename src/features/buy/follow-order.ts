import type { OrderStore } from './create-order-store.js'
import type { BuyClient, ListedOrder } from './data/create-buy-client.js'
import { type BuyOrder, isEnd } from './model/order/order.js'
import { isSlow, readPause } from './model/order/polling.js'

/** The provider of servers that name none: the names of their fields contain it. */
const UNNAMED_PROVIDER = 'coinbase'

type Following = {
  orders: OrderStore
  client: Pick<BuyClient, 'listOrders'>
  /** Whether a view watches the order. Otherwise following ends after 10 minutes. */
  isWatched: () => boolean
  onRead: (isDone: boolean) => void
  /** Called when the order is no longer followed. */
  onStop: () => void
  onEnd: (order: BuyOrder) => void
}

/** Follows an order at the data API until it has ended. */
export function followOrder(id: string, { orders, client, isWatched, onRead, onStop, onEnd }: Following): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  let unchanged = 0

  async function read(): Promise<void> {
    const order = orders.find(id)
    if (isReading) return
    if (!order) return stop()
    clearTimeout(timer)
    isReading = true
    try {
      const { account, provider } = order
      const listed = await client.listOrders({ account, provider: provider ?? UNNAMED_PROVIDER })
      const news = findNews(listed, order)
      unchanged = news && orders.move({ ...news, id }) ? 0 : unchanged + 1
      onRead(true)
    } catch {
      unchanged += 1
      onRead(false)
    }
    isReading = false
    const current = orders.find(id)
    if (!current) return stop()
    if (isEnd(current.status)) {
      stop()
      return onEnd(current)
    }
    if (isSlow(current.createdAt, Date.now()) && !isWatched()) return stop()
    timer = setTimeout(read, readPause(unchanged))
  }

  /** Called when the visitor is back from the provider's page. */
  function wake(): void {
    if (document.hidden) return
    unchanged = 0
    void read()
  }

  function stop(): void {
    clearTimeout(timer)
    onStop()
    window.removeEventListener('focus', wake)
    window.removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }

  window.addEventListener('focus', wake)
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  void read()
}

/** The news of an order. If the data API gave it no id, they are those of the first order created after it. */
function findNews(listed: readonly ListedOrder[], order: BuyOrder): ListedOrder | undefined {
  const own = listed.find(({ id }) => id === order.id)
  if (own || order.hasId) return own
  return listed.findLast(
    ({ network, symbol, createdAt }) =>
      network === order.network && symbol === order.symbol && createdAt !== null && createdAt >= order.createdAt,
  )
}
