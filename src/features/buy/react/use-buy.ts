'use client'

import type { CaipNetworkId } from '../../../core/model/caip.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useDataAccount } from '../../../react/use-data-account.js'
import { useGivenMessages } from '../../../react/use-given-messages.js'
import type { BuyAsset, BuyOptions, PaymentCurrency, PaymentMethod, Seller } from '../model/asset.js'
import { type BuyOrder, listPending } from '../model/order/order.js'
import type { BuyProblem } from '../model/problems.js'
import type { SellerQuote } from '../model/quote.js'
import { type BuyAmount, readBuyAmount, writeTypedCents } from '../model/read-buy-amount.js'
import { useBuyForm } from './use-buy-form.js'
import { useBuyOrders } from './use-buy-orders.js'
import { useBuyQuotes } from './use-buy-quotes.js'
import { useStartOrder } from './use-start-order.js'

/** Amounts to pay are in hundredths of the currency; received amounts are decimal texts in whole tokens. */
export type BuyResult = {
  /** The receiving account; empty without one. */
  address: string
  network: CaipNetworkId
  /** Null until they are read. `isFallback`: the data API did not answer, and the lists may be wrong. */
  options: BuyOptions | null
  isFetching: boolean
  /** Reads the options again. */
  refetch(): Promise<void>
  /** The assets that can be bought on the network of the account. */
  assets: readonly BuyAsset[]
  asset: BuyAsset | null
  currency: PaymentCurrency | null
  methods: readonly PaymentMethod[]
  method: PaymentMethod
  typed: string
  /** The amount in `typed`, or the reason why it cannot be paid. */
  amount: BuyAmount
  /** The quote of each seller of `options`, in their order. Null while the amount is not valid. Renewed every 30 s. */
  quotes: readonly SellerQuote[] | null
  /** The orders of this browser that have not ended, newest first. */
  pending: readonly BuyOrder[]
  /** The seller whose page opens. */
  starting: Seller | null
  /** The reason why the last order was not started. */
  problem: { seller: Seller; code: BuyProblem } | null
  /** Sets the typed text, in the digits and with the decimal separator of the language. */
  setAmount(typed: string): void
  /** Sets the nearest amount that can be paid, if the current one cannot. */
  payNearest(): void
  setCurrency(currency: PaymentCurrency): void
  setMethod(method: PaymentMethod): void
  setAsset(asset: BuyAsset): void
  /**
   * Starts an order with a seller that has a quote, opens its page in a window of its own, and shows the order in the modal. Call
   * it during a press, or the browser blocks the window.
   */
  start(seller: Seller): Promise<void>
}

/**
 * The purchase that the visitor enters: with a card or a bank account, for the connected account on its network. All components of
 * an app and the modal share it.
 *
 * @throws `ViewUnavailableError`, from `start`, where buying is turned off. Errors of services are in `quotes` and `problem`.
 * @example
 * const { options, quotes, typed, setAmount, start } = useBuy()
 * <input value={typed} onChange={(event) => setAmount(event.target.value)} />
 * {options?.sellers.map((seller, at) => (
 *   <button key={seller.id} disabled={quotes?.[at]?.status !== 'ready'} onClick={() => start(seller)}>{seller.name}</button>
 * ))}
 */
export function useBuy(): BuyResult {
  const { actions, store } = useLintel()
  const { locale } = useGivenMessages()
  const { address, network } = useDataAccount({})
  const { form, change, ...read } = useBuyForm()
  const { options, asset, currency, method } = read
  const amount = readBuyAmount(form.typed, { limits: currency?.limits[method], locale })
  const purchase =
    asset && currency && amount.status === 'valid' && address
      ? { asset, currency: currency.id, method, amount: amount.amount }
      : null
  const sellers = options?.sellers ?? []
  const quotes = useBuyQuotes(sellers, purchase)
  const { starting, problem, start } = useStartOrder()
  const orders = useBuyOrders()
  return {
    ...read,
    address,
    network,
    typed: form.typed,
    amount,
    quotes,
    pending: listPending(orders, Date.now()),
    starting,
    problem,
    setAmount: (typed) => change({ typed }),
    payNearest() {
      if (amount.status === 'below' || amount.status === 'above') {
        change({ typed: writeTypedCents(amount.nearest, locale) })
      }
    },
    setCurrency: ({ id }) => change({ currency: id }),
    setMethod: (chosen) => change({ method: chosen }),
    setAsset: ({ id }) => change({ asset: id }),
    async start(seller) {
      const quote = quotes?.[sellers.indexOf(seller)]
      if (!purchase || quote?.status !== 'ready') return
      const order = await start(seller, purchase, quote.quote)
      if (!order) return
      const view = { name: 'BuyInProgress', order: order.id } as const
      if (store.getState().modal.open) actions.push(view)
      else actions.open({ view: 'BuyInProgress', order: order.id })
    },
  }
}
