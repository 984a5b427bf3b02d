import type { PaymentMethod } from '../data-api/on-ramp/on-ramp-provider.js'

/** An action of the visitor, or a decision of the provider, on the page of a stand-in. */
export const saleActions = ['pay', 'half', 'later', 'decline', 'leave', 'refuse', 'expire', 'hold', 'refund'] as const

export type SaleAction = (typeof saleActions)[number]

/** A sale, as the page shows it. */
export type SaleFacts = {
  /** The order of the server that sells. */
  orderId: string
  address: string
  network: string
  /** Such as `100.00`. */
  amount: string
  /** The currency of the amount. */
  currency: string
  method: PaymentMethod
  /** With its currency, such as `0.05 ETH`. */
  purchase: string
  /** The page that the visitor came from. */
  returnUrl: string | undefined
}

/** A sale of a stand-in. `status` is a word of that provider, and undefined until the page is open. */
export type Sale = SaleFacts & { status: string | undefined; paid: string | undefined }

/** The maximum number of sales. The oldest is deleted first. */
const MAX_SALES = 1_000

/** The sales of a stand-in, in memory. */
export function createSales() {
  const sales = new Map<string, Sale>()
  return {
    find: (orderId: string): Sale | undefined => sales.get(orderId),
    /** Returns the sale of this order, whichever page has opened it first. */
    open(facts: SaleFacts): Sale {
      const known = sales.get(facts.orderId)
      if (known) return known
      const sale: Sale = { ...facts, status: undefined, paid: undefined }
      sales.set(facts.orderId, sale)
      const [oldest] = sales.keys()
      if (oldest !== undefined && sales.size > MAX_SALES) sales.delete(oldest)
      return sale
    },
  }
}

/** The payment of an action. Undefined without a payment. */
export function readPaid({ amount, paid }: Sale, action: SaleAction | undefined): string | undefined {
  if (action === 'pay') return amount
  return action === 'half' ? (Number(amount) / 2).toFixed(2) : paid
}

/** Reads the method of a request. Anything else is a card. */
export function readMethod(text: string | undefined): PaymentMethod {
  return text === 'ach' ? 'ach' : 'card'
}

/** Reads the page to return to. A URL that is not a web page is left out. */
export function readReturnUrl(text: string | null | undefined): string | undefined {
  return text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined
}
