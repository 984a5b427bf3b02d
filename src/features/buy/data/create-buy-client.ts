import type { InferOutput } from 'valibot'
import * as v from 'valibot'
import { type CaipNetworkId, isCaipNetworkId } from '../../../core/model/caip.js'
import { createDataApiReader } from '../../../services/data-api/create-data-api-client.js'
import { cutText, MAX_NAME, MAX_SYMBOL } from '../../../services/data-api/to-portfolio.js'
import { createSender } from '../../../services/http/create-sender.js'
import { createServiceClient } from '../../../services/http/create-service-client.js'
import type { ServiceOptions } from '../../../services/http/create-service-reader.js'
import type { BuyAsset, BuyOptions, Limits, PaymentCurrency, PaymentMethod, Seller } from '../model/asset.js'
import { parseCents, writeCents } from '../model/cents.js'
import { type OrderNews, readStatus } from '../model/order/order.js'
import type { BuyQuote } from '../model/quote.js'
import {
  buyEndpoints,
  type buyRequests,
  orderSchema,
  type paymentCurrencySchema,
  type purchaseCurrencySchema,
} from './schema.js'

type Aborted = { signal?: AbortSignal | undefined }

/** The asset to buy, and the payment. */
export type Purchase = {
  asset: BuyAsset
  /** ISO 4217. */
  currency: string
  /** In hundredths of the currency. */
  amount: bigint
  method: PaymentMethod
  /** The id of the provider; null lets the data API choose. */
  provider: string | null
}

/** The page of an order at its provider. */
export type OrderPage = {
  url: string
  /** Ms since 1970. */
  expiresAt: number | null
}

/** The data API's reply to a new order. */
export type CreatedOrder = OrderPage & {
  id: string | null
  key: string | null
  provider: string | null
  /** The delivered amount, in whole tokens. */
  amount: string | null
}

/** News of an order, with the fields that identify it where the data API gave it no id. */
export type ListedOrder = OrderNews & { network: string | null; symbol: string | null; createdAt: number | null }

/** The endpoints of buying. */
export type BuyClient = {
  getOptions(parameters?: Aborted): Promise<BuyOptions>
  getQuote(parameters: { purchase: Purchase } & Aborted): Promise<BuyQuote>
  /** `returnUrl`: the URL of this page, which the provider's page links to. */
  createOrder(parameters: { purchase: Purchase; account: string; returnUrl: string } & Aborted): Promise<CreatedOrder>
  /** A new URL of the same order. */
  reopenOrder(parameters: { id: string; key: string } & Aborted): Promise<OrderPage>
  /** The newest orders of an account with a provider. */
  listOrders(parameters: { account: string; provider: string } & Aborted): Promise<readonly ListedOrder[]>
}

/** An order whose status may be unknown to this version. */
const readableOrderSchema = v.object({
  ...orderSchema.entries,
  metadata: v.object({ ...orderSchema.entries.metadata.entries, status: v.string() }),
})

const endpoints = {
  ...buyEndpoints,
  listOrders: { ...buyEndpoints.listOrders, entry: readableOrderSchema },
} as const

/** Longer texts are not kept. */
const MAX_TEXT = 200

/**
 * Creates the client of the on-ramp of a data API (docs/data-api.md). It validates every reply and keeps none.
 *
 * @throws InvalidOptionError when `baseUrl` is not valid. The methods reject with `DataApiUnavailableError`,
 *   `ServiceRefusedError` or, once their signal aborts, `RequestCancelledError`.
 * @example
 * const buying = createBuyClient({ baseUrl: '/data-api' })
 * const { assets } = await buying.getOptions()
 */
export function createBuyClient(options: ServiceOptions): BuyClient {
  const reader = createDataApiReader(options)
  const api = createServiceClient<typeof endpoints, typeof buyRequests>(endpoints, createSender(reader))

  return {
    async getOptions({ signal } = {}) {
      const { paymentCurrencies, purchaseCurrencies, providers } = await api.getOptions({ signal })
      return {
        currencies: paymentCurrencies.flatMap((currency) => toCurrency(currency) ?? []),
        assets: purchaseCurrencies.flatMap(toAssets),
        sellers: toSellers(providers),
        isFallback: false,
      }
    },

    async getQuote({ purchase: { asset, currency, amount, method, provider }, signal }) {
      const reply = await api.getQuote({
        body: {
          purchaseCurrency: asset.id,
          paymentCurrency: currency,
          amount: writeCents(amount),
          network: asset.networkName,
          paymentMethod: method,
          ...(provider !== null && { provider }),
        },
        signal,
      })
      const { paymentTotal: total, paymentSubtotal: rest, purchaseAmount } = reply
      const fee = total.currency === rest.currency ? Number(total.amount) - Number(rest.amount) : Number.NaN
      return { total: total.amount, fee: fee >= 0 ? fee.toFixed(2) : null, receive: purchaseAmount.amount }
    },

    async createOrder({ purchase: { asset, currency, amount, method, provider }, account, returnUrl, signal }) {
      const reply = await api.createOrder({
        body: {
          destinationWallets: [{ address: account, blockchains: [asset.networkName], assets: [asset.id] }],
          defaultNetwork: asset.networkName,
          defaultExperience: 'buy',
          presetFiatAmount: writeCents(amount),
          paymentCurrency: currency,
          paymentMethod: method,
          returnUrl,
          ...(provider !== null && { provider }),
        },
        signal,
      })
      return {
        url: reply.url,
        expiresAt: reply.expiresAt ?? null,
        id: keepText(reply.orderId),
        key: keepText(reply.orderKey),
        provider: keepText(reply.provider) ?? provider,
        amount: reply.purchaseAmount?.amount ?? null,
      }
    },

    async reopenOrder({ id, key, signal }) {
      const { url, expiresAt } = await api.reopenOrder({ params: { orderId: id }, body: { orderKey: key }, signal })
      return { url, expiresAt: expiresAt ?? null }
    },

    async listOrders({ account, provider, signal }) {
      const { entries } = await api.listOrders({ params: { account }, query: { onramp: provider }, signal })
      return entries.map(toListedOrder)
    },
  }
}

function toCurrency(entry: InferOutput<typeof paymentCurrencySchema>): PaymentCurrency | undefined {
  if (!/^[A-Za-z]{3}$/.test(entry.id)) return undefined
  const limits: Partial<Record<PaymentMethod, Limits>> = {}
  for (const { id, ...limit } of entry.payment_method_limits) {
    const [min, max] = [parseCents(limit.min), parseCents(limit.max)]
    const isMethod = id === 'card' || id === 'ach'
    if (isMethod && min !== undefined && max !== undefined && min <= max) limits[id] = { min, max }
  }
  return Object.keys(limits).length === 0 ? undefined : { id: entry.id, limits }
}

function toAssets({ id, name, symbol, networks }: InferOutput<typeof purchaseCurrencySchema>): BuyAsset[] {
  const shown = { id, name: cutText(name, MAX_NAME), symbol: cutText(symbol, MAX_SYMBOL) }
  return networks.flatMap((network) => {
    const caip = toNetwork(network.chain_id)
    return caip
      ? [{ ...shown, network: caip, networkName: network.name, address: network.contract_address || null }]
      : []
  })
}

/** The reference of a CAIP-2 id is a number on EVM networks. */
function toNetwork(chainId: string): CaipNetworkId | undefined {
  const id = chainId.includes(':') ? chainId : `${/^\d+$/.test(chainId) ? 'eip155' : 'solana'}:${chainId}`
  return isCaipNetworkId(id) ? id : undefined
}

function toSellers(providers: InferOutput<typeof buyEndpoints.getOptions.reply>['providers']): readonly Seller[] {
  const sellers = (providers ?? []).map(({ id, name, isStandIn, origin }) => ({
    id,
    name: cutText(name, MAX_NAME),
    isStandIn: isStandIn ?? false,
    origin: origin ?? null,
  }))
  return sellers.length > 0 ? sellers : [{ id: null, name: '', isStandIn: false, origin: null }]
}

function toListedOrder({ id, metadata, transfers }: InferOutput<typeof readableOrderSchema>): ListedOrder {
  const [transfer] = transfers ?? []
  return {
    id,
    status: readStatus(metadata.status),
    reason: keepText(metadata.reason),
    hash: keepText(metadata.hash),
    isDelayed: metadata.isDelayed ?? false,
    amount: transfer?.quantity.numeric ?? null,
    network: metadata.chain ?? null,
    symbol: transfer?.fungible_info?.symbol ?? null,
    createdAt: metadata.createdAt ?? null,
  }
}

/** The text; null if there is none or it is too long to keep. */
function keepText(text: string | null | undefined): string | null {
  return text && text.length <= MAX_TEXT ? text : null
}
