import type { RuntimeChain } from '../../pages/runtime-config.js'
import { multicall3Address } from '../install-multicall3.js'
import { contracts } from './addresses.js'
import { swapTokens } from './swap-tokens.js'
import { tokens } from './tokens.js'

/** The contents of each local chain that a page receives. */
export const pageContents: Required<Pick<RuntimeChain, 'contracts' | 'tokens'>> = {
  contracts: {
    multicall3: { address: multicall3Address },
    ensUniversalResolver: { address: contracts.ensUniversalResolver },
    wrappedNative: { address: contracts.weth },
  },
  tokens: Object.values({ ...tokens, ...swapTokens }).map(({ address, symbol, name, decimals }) => ({
    address,
    symbol,
    name,
    decimals,
  })),
}
