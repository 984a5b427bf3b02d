import type { BuyAsset, PaymentCurrency, Seller } from '../../src/features/buy/model/asset.js'
import type { BuyOrder } from '../../src/features/buy/model/order/order.js'
import type { SellerQuote } from '../../src/features/buy/model/quote.js'
import { hostile } from './hostile-text.js'

/** Base: real assets, made-up providers. */
export const buyAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const solanaAddress = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'

const network = { network: 'eip155:8453', networkName: 'base' } as const

export const buyAssets: readonly BuyAsset[] = [
  { id: 'ETH', name: 'Ether', symbol: 'ETH', address: null, ...network },
  { id: 'USDC', name: 'USD Coin', symbol: 'USDC', address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', ...network },
]

const limits = { card: { min: 1_000n, max: 750_000n }, ach: { min: 1_000n, max: 2_500_000n } }

export const payCurrencies: readonly PaymentCurrency[] = ['USD', 'EUR'].map((id) => ({ id, limits }))

export const sellers: readonly Seller[] = [
  { id: 'harbor-pay', name: 'Harbor Pay', isStandIn: true, origin: null },
  { id: 'quay', name: 'Quay', isStandIn: true, origin: null },
]

export const offers: readonly SellerQuote[] = [
  { status: 'ready', quote: { total: '100.00', fee: '1.50', receive: '0.028059' }, isBest: false },
  { status: 'ready', quote: { total: '100.00', fee: '1.20', receive: '0.028144' }, isBest: true },
]

export const sampleOrder: BuyOrder = {
  ...{ id: '6a1d', hasId: true, key: 'key', status: 'created', reason: null, hash: null, isDelayed: false },
  ...{ amount: '0.028144', provider: 'quay', providerName: 'Quay', url: 'https://quay.example/checkout' },
  ...{ expiresAt: null, account: buyAddress, network: 'eip155:8453', symbol: 'ETH', address: null },
  ...{ payment: '100.00', currency: 'USD', method: 'card', createdAt: 0 },
}

/** The data that a hostile data API could send. */
export const hostileSeller: Seller = {
  id: 'x',
  name: `<img src=x> ${hostile.bidiOverride}`,
  isStandIn: false,
  origin: null,
}
export const hostileAsset: BuyAsset = {
  id: 'X',
  name: `<img src=x> ${hostile.bidiOverride}`,
  symbol: hostile.unbroken,
  address: null,
  ...network,
}
