'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getInternals } from '../../../core/actions/internals.js'
import { useSlow } from '../../../parts/state/use-slow.js'
import { useLintel } from '../../../react/lintel-context.js'
import { getBuys } from '../buys.js'
import type { OrderPage } from '../data/create-buy-client.js'
import { type BuyOrder, isEnd } from '../model/order/order.js'
import { isSlow } from '../model/order/polling.js'
import { type OrderView, type PageWindow, readOrderView } from '../model/order/read-order-view.js'
import { openWindow, showPage } from '../open-page.js'
import { useBuyOrders } from './use-buy-orders.js'

/** How often to check whether the window is still open, in ms. */
const LOOK_MS = 1_000

/** The pause after the window has opened or closed before another URL is read, in ms. */
const SPARE_MS = 3_000

/** How long before its expiry a URL is renewed, in ms. */
const RENEW_MS = 10_000

export type BuyOrderResult = {
  order: BuyOrder
  view: OrderView
  /** An unused URL of its page; null until it is read, and once there is nothing to do there. */
  url: string | null
  /** Whether it takes so long that the visitor should look in Activity later. */
  isSlow: boolean
  /** Whether the last read failed. */
  isUnread: boolean
  /** Opens the page of the same order again. Call it during a press. */
  openPage(): void
  /** Call it when the visitor has followed a link with the URL. */
  leaveByLink(): void
}

/** An order of this browser, followed while it is shown. Null for an unknown order. */
export function useBuyOrder(id: string): BuyOrderResult | null {
  const lintel = useLintel()
  const order = useBuyOrders().find((one) => one.id === id) ?? null
  const hasEnded = order === null || isEnd(order.status)
  const [isUnread, setUnread] = useState(false)
  // The time of the last opening: each opening may use a URL up, also one from a view that was left.
  const [openedAt, setOpenedAt] = useState(() => Date.now())
  const page = usePageWindow(id, hasEnded, openedAt)
  const [now, setNow] = useState(() => Date.now())
  const { url, readUrl } = usePageUrl(order, { openedAt, page })

  useEffect(() => {
    if (hasEnded) return
    return getBuys(lintel).watch(id, (isDone) => {
      setUnread(!isDone)
      setNow(Date.now())
    })
  }, [lintel, id, hasEnded])

  if (!order) return null
  return {
    order,
    view: readOrderView(order, page),
    url,
    isSlow: !hasEnded && isSlow(order.createdAt, now),
    isUnread: isUnread && !hasEnded,
    openPage() {
      const opened = openWindow()
      getBuys(lintel).windows.set(id, opened)
      setOpenedAt(Date.now())
      readUrl().then(
        (next) => showPage(opened, next),
        () => opened?.close(),
      )
    },
    leaveByLink() {
      getBuys(lintel).windows.delete(id)
      setOpenedAt(Date.now())
    },
  }
}

/** The state of the window. */
function usePageWindow(id: string, hasEnded: boolean, openedAt: number): PageWindow {
  const { windows } = getBuys(useLintel())
  const read = (): PageWindow => {
    const opened = windows.get(id)
    if (opened === null) return 'blocked'
    if (!opened) return 'unknown'
    return opened.closed ? 'closed' : 'open'
  }
  const [page, setPage] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` belongs to this render, and reads values that cause no render.
  useEffect(() => {
    setPage(read())
    if (hasEnded) return
    const timer = setInterval(() => setPage(read()), LOOK_MS)
    return () => clearInterval(timer)
  }, [id, hasEnded, openedAt])
  return page
}

/** URLs of the order's page, each valid for one opening: one to copy, and more by `readUrl`. */
function usePageUrl(
  order: BuyOrder | null,
  { openedAt, page }: { openedAt: number; page: PageWindow },
): { url: string | null; readUrl: () => Promise<string> } {
  const lintel = useLintel()
  const { id = '', key = null, url: first = '', expiresAt = null } = order ?? {}
  const canPay = order !== null && ['created', 'paying', 'held'].includes(order.status)
  // It is not urgent, and an order that has just ended is read first.
  const isDue = useSlow(page !== 'blocked', SPARE_MS, page) || page === 'blocked'
  const isCurrent = expiresAt === null || expiresAt > Date.now()
  const reopen = async (signal?: AbortSignal): Promise<OrderPage> => {
    if (key === null) return { url: first, expiresAt }
    const next = await getBuys(lintel).client.reopenOrder({ id, key, signal })
    // The first URL was checked.
    const isOwn = URL.canParse(next.url) && new URL(next.url).origin === new URL(first).origin
    return isOwn ? next : { url: first, expiresAt }
  }
  const { data, isError } = useQuery({
    queryKey: getInternals(lintel).createKey('buy', 'page', id, openedAt),
    queryFn: ({ signal }) => reopen(signal),
    enabled: canPay && isDue,
    // While the visitor is away, timers are paused.
    refetchOnWindowFocus: true,
    staleTime: ({ state }) => readLife(state.data, state.dataUpdatedAt),
    refetchInterval: ({ state }) => {
      const life = readLife(state.data, Date.now())
      return life === Number.POSITIVE_INFINITY ? false : Math.max(RENEW_MS, life)
    },
    retry: false,
    networkMode: 'always',
  })
  const spare = data && readLife(data, Date.now()) > 0 ? data.url : isError && isCurrent ? first : null
  return { url: canPay ? spare : null, readUrl: async () => (await reopen()).url }
}

/** How long a URL can still be used, in ms: less than its provider says, because a page takes a moment to open. */
function readLife(page: OrderPage | null | undefined, now: number): number {
  return page?.expiresAt ? page.expiresAt - RENEW_MS - now : Number.POSITIVE_INFINITY
}
