import type { CaipNetworkId } from '../../../core/model/caip.js'

/** How an order is paid: by card, or by bank transfer. */
export type PaymentMethod = 'card' | 'ach'

/** The least and the most that one order can pay, in hundredths of the currency. */
export type Limits = { min: bigint; max: bigint }

/** A currency that orders are paid in. A method without limits is not offered. */
export type PaymentCurrency = {
  /** ISO 4217. */
  id: string
  limits: Partial<Record<PaymentMethod, Limits>>
}

/** An asset that can be bought on one network. */
export type BuyAsset = {
  /** The id of the currency at the data API. */
  id: string
  name: string
  symbol: string
  network: CaipNetworkId
  /** The data API's name for the network. */
  networkName: string
  /** The contract; null for the native currency. */
  address: string | null
}

/** A seller. `id` is null where the data API names none and chooses one itself. */
export type Seller = {
  id: string | null
  name: string
  /** A stand-in for local chains: no money moves. */
  isStandIn: boolean
  /** The origin of its pages; null where the data API does not name it. */
  origin: string | null
}

/** The offered assets and their sellers. */
export type BuyOptions = {
  currencies: readonly PaymentCurrency[]
  assets: readonly BuyAsset[]
  sellers: readonly Seller[]
  /** The data API did not answer: these are Lintel's own lists, which may be wrong. */
  isFallback: boolean
}

/** A key for an asset: unique among all networks. */
export function toAssetKey({ id, network }: Pick<BuyAsset, 'id' | 'network'>): string {
  return `${network} ${id}`
}

/** The methods that a currency can be paid with, card first. */
export function listMethods(currency: PaymentCurrency | undefined): readonly PaymentMethod[] {
  return (['card', 'ach'] as const).filter((method) => currency?.limits[method])
}
