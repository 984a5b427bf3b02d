'use client'

import { useState } from 'react'
import { useLintel } from '../../../react/lintel-context.js'
import { useDataAccount } from '../../../react/use-data-account.js'
import { getBuys } from '../buys.js'
import type { Purchase } from '../data/create-buy-client.js'
import type { Seller } from '../model/asset.js'
import { writeCents } from '../model/cents.js'
import { isProviderPage } from '../model/is-provider-page.js'
import type { BuyOrder } from '../model/order/order.js'
import { type BuyProblem, ForeignPageError, toBuyProblem } from '../model/problems.js'
import type { BuyQuote } from '../model/quote.js'
import { openWindow, showPage } from '../open-page.js'

export type StartOrder = {
  /** The seller whose page opens. */
  starting: Seller | null
  /** The reason why the last order was not started. */
  problem: { seller: Seller; code: BuyProblem } | null
  /**
   * Starts an order and opens the seller's page in a window of its own. Call it during a press. Resolves with the order, or
   * with null if it was not started.
   */
  start(seller: Seller, purchase: Omit<Purchase, 'provider'>, quote: BuyQuote): Promise<BuyOrder | null>
}

/** Starts orders of the connected account. */
export function useStartOrder(): StartOrder {
  const lintel = useLintel()
  const { address: account } = useDataAccount({})
  const [starting, setStarting] = useState<Seller | null>(null)
  const [problem, setProblem] = useState<StartOrder['problem']>(null)

  async function start(seller: Seller, bought: Omit<Purchase, 'provider'>, quote: BuyQuote): Promise<BuyOrder | null> {
    const buys = getBuys(lintel)
    // A quick second press comes before the first one has rendered.
    if (buys.isStarting) return null
    buys.isStarting = true
    const opened = openWindow()
    const { origin, pathname, hostname } = window.location
    setStarting(seller)
    setProblem(null)
    const { client, orders, windows } = buys
    try {
      const purchase = { ...bought, provider: seller.id }
      const created = await client.createOrder({ purchase, account, returnUrl: origin + pathname })
      const { url, provider } = created
      if (!isProviderPage(url, { provider, origin: seller.origin, pageHost: hostname })) {
        throw new ForeignPageError({ provider, url })
      }
      const createdAt = Date.now()
      const order: BuyOrder = {
        ...{ id: created.id ?? `${createdAt}-${account}`, hasId: created.id !== null, key: created.key },
        ...{ status: 'created', reason: null, hash: null, isDelayed: false, amount: created.amount ?? quote.receive },
        ...{ provider, providerName: seller.name, url, expiresAt: created.expiresAt },
        ...{ account, network: purchase.asset.network, symbol: purchase.asset.symbol, address: purchase.asset.address },
        ...{ payment: writeCents(purchase.amount), currency: purchase.currency.toUpperCase(), method: purchase.method },
        createdAt,
      }
      orders.save(order)
      windows.set(order.id, opened)
      showPage(opened, url)
      return order
    } catch (error) {
      opened?.close()
      setProblem({ seller, code: toBuyProblem(error) })
      return null
    } finally {
      buys.isStarting = false
      setStarting(null)
    }
  }

  return { starting, problem, start }
}
