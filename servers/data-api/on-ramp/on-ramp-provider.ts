import type { paymentMethods } from '../../../src/features/buy/data/schema.js'
import type { Deliverer, OrderState, Payment } from './order-state.js'

export type PaymentMethod = (typeof paymentMethods)[number]

/** The assets that a provider sells on one network. */
export type OnRampAsset = {
  /** CAIP-2. */
  network: string
  networkName: string
  /** The id of the currency, such as `ETH`. */
  currency: string
  name: string
  symbol: string
  decimals: number
  /** Null for the native currency; of solana the mint. */
  contract: string | null
  icon?: string
}

/** The order that the server places with a provider. Amounts and the address are checked. */
export type OnRampRequest = {
  /** The order id of this server. The provider repeats it in its events. */
  orderId: string
  /** The address that the asset goes to, in the form of its namespace. */
  address: string
  asset: OnRampAsset
  /** In the currency of the payment, such as `100.50`. */
  paymentAmount: string
  paymentCurrency: string
  paymentMethod: PaymentMethod
  /** In base units of the asset. */
  amount: bigint
  /** The URL of the page that the visitor comes from. */
  returnUrl: string | undefined
  /** The visitor's IP address, for providers that bind their page to it. */
  ip: string | undefined
}

/** `kyc`: the provider refuses to sell to this visitor. */
export type DeclineReason = 'kyc'

/** A change of an order, as a provider reports it. */
export type OnRampEvent = {
  /** Unique for the provider: a repeated one changes nothing. */
  id: string
  orderId: string
  state: OrderState
  /** The hash of the delivery, of providers that deliver themselves. */
  hash?: string
  reason?: DeclineReason
  /** The payment. Without it, or with less than the order costs, the treasury delivers nothing. */
  payment?: Payment
}

/** Why a webhook is refused. */
export type WebhookRefusal = 'signature' | 'age' | 'form'

export type Webhook = {
  headers: Headers
  /** As it arrived: a parser would change the bytes that are signed. */
  body: Uint8Array
  /** Ms since 1970. */
  now: number
}

/** A seller of currencies for money. Each has its own page, on which the visitor pays. */
export type OnRampProvider = {
  id: string
  name: string
  /** The origin of its pages. A URL of another origin is not given to visitors. */
  origin: string
  isStandIn?: boolean
  deliverer: Deliverer
  /** Whether it delivers on a network (CAIP-2). */
  sellsOn(network: string): boolean
  /** The limits of each method of payment, in whole units of every currency that it takes. `country`: ISO 3166, or unknown. */
  options(country: string | undefined): {
    currencies: readonly string[]
    limits: Readonly<Record<PaymentMethod, { min: number; max: number }>>
  }
  /** Its fee, in hundredths of a percent of the payment. */
  quote(method: PaymentMethod): { feeBasisPoints: number }
  /**
   * Prepares the provider's page. Called again for a new page of the same order.
   *
   * @throws ApiFailure 503 when the provider does not answer.
   */
  createUrl(request: OnRampRequest): Promise<{ url: string; expiresAt: number }>
  readWebhook(webhook: Webhook): OnRampEvent | WebhookRefusal
  /** Asks the provider for an order whose events are missing. Null when it knows none. */
  getOrder(orderId: string): Promise<Omit<OnRampEvent, 'id' | 'orderId'> | null>
}
