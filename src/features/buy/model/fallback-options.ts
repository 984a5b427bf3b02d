import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { BuyAsset, BuyOptions, PaymentCurrency } from './asset.js'

const limits: PaymentCurrency['limits'] = {
  card: { min: 1_000n, max: 750_000n },
  ach: { min: 1_000n, max: 2_500_000n },
}

/**
 * The lists for when the data API does not say what is sold: ETH and USDC for dollars and euros. A quote shows whether
 * they are right.
 *
 * @param network The network of the account.
 */
export function createFallbackOptions(network: CaipNetworkId): BuyOptions {
  const list = (id: string, name: string): BuyAsset => ({
    id,
    name,
    symbol: id,
    network,
    networkName: network,
    address: null,
  })
  const dollar = list('USDC', 'USD Coin')
  return {
    currencies: ['USD', 'EUR'].map((id) => ({ id, limits })),
    assets: network.startsWith('solana:') ? [dollar] : [list('ETH', 'Ether'), dollar],
    sellers: [{ id: null, name: '', isStandIn: false, origin: null }],
    isFallback: true,
  }
}
