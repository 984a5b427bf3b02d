import type { InferInput } from 'valibot'
import type { buyEndpoints } from '../../../src/features/buy/data/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import type { PricedAsset } from './list-assets.js'

/**
 * Finds an asset by its network (CAIP-2 id, or its name in the options) and its currency. Default: the native currency.
 *
 * @throws ApiFailure 400, or 503 if there are no sales.
 */
export function findAsset(assets: readonly PricedAsset[], network: string, currency: string | undefined): PricedAsset {
  if (assets.length === 0) throw new ApiFailure(503, 'provider', 'Nothing is sold by this server.')
  const own = assets.filter((asset) => asset.network === network || asset.networkSlug === network)
  const slugs = [...new Set(assets.map(({ networkSlug }) => networkSlug))]
  if (own.length === 0) throw new ApiFailure(400, 'network', `Must be one of ${slugs.join(', ')}.`)
  // The native currency is the first.
  const asset = currency === undefined ? own[0] : own.find((one) => one.currency === currency)
  if (asset) return asset
  throw new ApiFailure(400, 'purchaseCurrency', `Must be one of ${own.map((one) => one.currency).join(', ')}.`)
}

type PurchaseCurrencies = InferInput<(typeof buyEndpoints)['getOptions']['reply']>['purchaseCurrencies']

/** The currencies of the options, with the networks of each. */
export function groupByCurrency(assets: readonly PricedAsset[]): PurchaseCurrencies {
  return [...new Set(assets.map(({ currency }) => currency))].flatMap((id) => {
    const own = assets.filter(({ currency }) => currency === id)
    const [first] = own
    if (!first) return []
    const networks = own.map(({ network, networkName, networkSlug, contract }) => ({
      name: networkSlug,
      display_name: networkName,
      chain_id: network.replace(/^[^:]*:/, ''),
      contract_address: contract ?? '',
    }))
    return [{ id, name: first.name, symbol: first.symbol, networks }]
  })
}
