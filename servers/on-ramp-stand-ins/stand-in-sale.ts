/** What the visitor does, or what the provider decides, on the page of a stand-in. */
export const saleActions = ['approve', 'decline', 'close', 'refuse', 'expire', 'hold', 'refund'] as const

export type SaleAction = (typeof saleActions)[number]

/** What is sold, as the page shows it. */
export type SaleFacts = {
  /** The order of the server that sells. */
  orderId: string
  address: string
  network: string
  /** With its currency, such as `100.00 USD`. */
  payment: string
  purchase: string
}

/** A sale of a stand-in. `status` is a word of that provider, and undefined until the page is open. */
export type Sale = SaleFacts & { status: string | undefined; events: number }

/** Sales that are kept. The oldest goes first. */
const MOST_SALES = 1_000

/** The sales of a stand-in, in memory. */
export function createSales() {
  const sales = new Map<string, Sale>()
  return {
    find: (orderId: string): Sale | undefined => sales.get(orderId),
    /** Returns the sale of this order, whichever page has opened it first. */
    open(facts: SaleFacts): Sale {
      const known = sales.get(facts.orderId)
      if (known) return known
      const sale: Sale = { ...facts, status: undefined, events: 0 }
      sales.set(facts.orderId, sale)
      const [oldest] = sales.keys()
      if (oldest !== undefined && sales.size > MOST_SALES) sales.delete(oldest)
      return sale
    },
  }
}
