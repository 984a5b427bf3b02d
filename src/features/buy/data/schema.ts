import * as v from 'valibot'
import { transactionSchema } from '../../../services/data-api/schema.js'
import type { Endpoints, Requests } from '../../../services/http/endpoint.js'

/** A positive amount of money or of whole tokens, as text: a JSON number would lose digits. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,30}(\.\d{1,18})?$/, 'a positive decimal number such as 100.50'))

/** An amount with the id of its currency. */
const money = v.object({ amount, currency: v.string() })

/** How an order is paid: by card, or by bank transfer (`ach`). */
export const paymentMethods = ['card', 'ach'] as const

/** The states of an order, as `metadata.status` has them. */
export const orderStatuses = [
  'created',
  'paying',
  'paid',
  'delivering',
  'confirmed',
  'cancelled',
  'declined',
  'expired',
  'refunded',
  'held',
] as const

/** A currency that orders are paid in, with the least and the most of each method. */
export const paymentCurrencySchema = v.object({
  id: v.string(),
  payment_method_limits: v.array(v.object({ id: v.string(), min: amount, max: amount })),
})

/** A currency that can be bought, and the networks that it is delivered on. */
export const purchaseCurrencySchema = v.object({
  id: v.string(),
  name: v.string(),
  symbol: v.string(),
  networks: v.array(
    v.object({
      name: v.string(),
      display_name: v.string(),
      /** The reference of the CAIP-2 id, such as `1`. */
      chain_id: v.string(),
      /** Empty or absent for the native currency. */
      contract_address: v.nullish(v.string()),
    }),
  ),
})

/** Milliseconds since 1970. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * An order, in the form of a transaction. `hash` is empty until it is delivered; on Solana it is the signature. `minedAt` is the
 * time of the last change. The first transfer has the bought amount.
 */
export const orderSchema = v.object({
  ...transactionSchema.entries,
  metadata: v.object({
    ...transactionSchema.entries.metadata.entries,
    operationType: v.literal('buy'),
    status: v.picklist(orderStatuses),
    /** Why it was declined: `kyc` when the provider refuses to sell to this visitor. */
    reason: v.nullish(v.string()),
    /** The id of the provider. */
    provider: v.nullish(v.string()),
    createdAt: v.nullish(time),
    /** When the last URL of the order's page expires. */
    expiresAt: v.nullish(time),
    /** Whether it was paid at least a minute ago and is not delivered. */
    isDelayed: v.nullish(v.boolean()),
  }),
})

/** The page of an order. */
const orderPageSchema = v.object({
  /** The URL of the provider's page. */
  url: v.string(),
  orderId: v.nullish(v.string()),
  /** When the URL expires. */
  expiresAt: v.nullish(time),
  provider: v.nullish(v.string()),
})

/** The endpoints of buying in a data API (docs/data-api.md). */
export const buyEndpoints = {
  getOptions: {
    method: 'GET',
    path: '/v1/onramp/options',
    reply: v.object({
      paymentCurrencies: v.array(paymentCurrencySchema),
      purchaseCurrencies: v.array(purchaseCurrencySchema),
      /** The sellers. Other servers leave them out. */
      providers: v.nullish(
        v.array(
          v.object({
            id: v.string(),
            name: v.string(),
            /** The origin of its pages. Do not open a URL of another origin. */
            origin: v.nullish(v.string()),
            /** Whether it is a stand-in for local chains. */
            isStandIn: v.nullish(v.boolean()),
          }),
        ),
      ),
    }),
  },
  /** An estimate: the provider shows the final price. */
  getQuote: {
    method: 'POST',
    path: '/v1/onramp/quote',
    reply: v.object({
      /** The fee of the provider, whichever provider it is. */
      coinbaseFee: v.nullish(money),
      networkFee: money,
      /** The amount left after all fees. */
      paymentSubtotal: money,
      /** The amount that the visitor pays. */
      paymentTotal: money,
      purchaseAmount: money,
      quoteId: v.string(),
      provider: v.nullish(v.string()),
    }),
  },
  createOrder: {
    method: 'POST',
    path: '/v1/generators/onrampurl',
    reply: v.object({
      ...orderPageSchema.entries,
      /** Opens the page of this order again, and of no other order. The page that created the order keeps it. */
      orderKey: v.nullish(v.string()),
      /** The amount that the visitor pays. */
      paymentTotal: v.nullish(money),
      /** The delivered amount. */
      purchaseAmount: v.nullish(money),
    }),
  },
  /** A new URL for an order that is not paid. Other servers have no such endpoint. */
  reopenOrder: { method: 'POST', path: '/v1/onramp/orders/:orderId/url', reply: orderPageSchema },
  /** The newest 50 orders of an account. `onramp` is the id of a provider. */
  listOrders: {
    method: 'GET',
    path: '/v1/account/:account/history',
    reply: v.object({ data: v.array(orderSchema), next: v.nullish(v.string()) }),
    list: 'data',
  },
} as const satisfies Endpoints

/** The checks of a data API on the requests. The messages of issues say what is valid. */
export function buyRequests() {
  const name = v.pipe(v.string(), v.regex(/^[-\w:.]{1,100}$/, 'an id of 1 to 100 letters, digits and -_:.'))
  const fiat = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'an amount such as 100 or 99.50'))
  /** In the currency of the payment. Some clients send a number. */
  const fiatAmount = v.union([fiat, v.pipe(v.number(), v.transform(String), fiat)], 'an amount such as 100 or 99.50')
  /** In whole units of the asset. */
  const assetAmount = v.union(
    [amount, v.pipe(v.number(), v.transform(String), amount)],
    'an amount such as 1 or 0.05, with 18 decimals at most',
  )
  const paymentMethod = v.optional(v.picklist(paymentMethods, paymentMethods.join(' or ')))
  return {
    getQuote: {
      body: v.object({
        purchaseCurrency: name,
        paymentCurrency: name,
        /** The payment, with all fees. Either this or `purchaseAmount`. */
        amount: v.optional(fiatAmount),
        /** The amount to buy. The quote says what it costs. */
        purchaseAmount: v.optional(assetAmount),
        /** The name of a network of the options, or its CAIP-2 id. */
        network: name,
        paymentMethod,
        /** Default: the one with the best offer. */
        provider: v.optional(name),
      }),
    },
    createOrder: {
      body: v.object({
        /** The first one is used. */
        destinationWallets: v.pipe(
          v.array(
            v.object({
              address: v.pipe(v.string(), v.maxLength(150, 'at most 150 characters')),
              blockchains: v.optional(v.pipe(v.array(name), v.maxLength(50, 'at most 50 networks'))),
              assets: v.optional(v.pipe(v.array(name), v.maxLength(50, 'at most 50 currencies'))),
            }),
          ),
          v.minLength(1, 'at least one wallet'),
          v.maxLength(20, 'at most 20 wallets'),
        ),
        defaultNetwork: v.optional(name),
        /** Accepted, but neither stored nor passed on: it may name the visitor. */
        partnerUserId: v.optional(v.pipe(v.string(), v.maxLength(100, 'at most 100 characters'))),
        defaultExperience: v.optional(v.picklist(['buy', 'send'], 'buy or send')),
        /** The amount to buy, if there is no `presetFiatAmount`. */
        presetCryptoAmount: v.optional(assetAmount),
        /** The payment, with all fees. */
        presetFiatAmount: v.optional(fiatAmount),
        paymentCurrency: v.optional(name),
        paymentMethod,
        provider: v.optional(name),
        /** The URL that the provider's page leads back to, on the origin of the request. Its query and fragment are left out. */
        returnUrl: v.optional(v.pipe(v.string(), v.maxLength(2_000, 'at most 2000 characters'), v.url('a URL'))),
      }),
    },
    reopenOrder: { body: v.object({ orderKey: v.pipe(v.string(), v.maxLength(100, 'at most 100 characters')) }) },
    listOrders: { query: v.object({ onramp: name }) },
  } satisfies Requests<typeof buyEndpoints>
}
