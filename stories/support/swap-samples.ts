import type { SwapToken } from '../../src/features/swap/model/token.js'
import { hostile } from './hostile-text.js'
import { drawBrand } from './view-samples.js'

const contract = (digit: string) => `0x${digit.repeat(40)}`

export const ether: SwapToken = {
  address: null,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  iconUrl: drawBrand('E', '#8aa0f5', '#4a54c9'),
  hasPermit: false,
}

export const dollar: SwapToken = {
  address: contract('1'),
  name: 'Harbor Dollar',
  symbol: 'HUSD',
  decimals: 6,
  iconUrl: drawBrand('$', '#2f8bff', '#0a4bf0'),
  hasPermit: false,
}

export const wrapped: SwapToken = { ...ether, address: contract('2'), name: 'Wrapped Ether', symbol: 'WETH' }

const lantern: SwapToken = {
  ...dollar,
  address: contract('3'),
  name: 'Lantern',
  symbol: 'LNT',
  decimals: 18,
  iconUrl: null,
}
const driftwood: SwapToken = { ...lantern, address: contract('4'), name: 'Driftwood', symbol: 'DRFT', decimals: 8 }
/** Another token with the symbol of one of the list. */
const imitation: SwapToken = { ...dollar, address: contract('5'), name: 'Harbour Dollar', iconUrl: null }

/** A token with facts that a hostile contract may claim. */
export const hostileToken: SwapToken = {
  ...lantern,
  address: contract('6'),
  name: `<img src=x> ${hostile.bidiOverride}`,
  symbol: hostile.unbroken,
}

export const swapTokens: readonly SwapToken[] = [ether, dollar, wrapped, lantern, driftwood, imitation]
