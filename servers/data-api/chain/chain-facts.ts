import type { Address, Chain } from 'viem'
import { arbitrum, base, gnosis, mainnet, optimism, polygon } from 'viem/chains'
import { contracts, swapContracts } from '../../chains/contents/addresses.js'
import { pools, uniswap } from '../../chains/contents/pools.js'
import { swapPools } from '../../chains/contents/swap-pools.js'
import { swapTokens } from '../../chains/contents/swap-tokens.js'
import { tokens } from '../../chains/contents/tokens.js'
import { localChains } from '../../chains/local-chains.js'

/** Facts about a token that were checked. */
export type TokenFacts = {
  address: Address
  name: string
  symbol: string
  decimals: number
  /** A `data:` URL. */
  icon?: string
  /** The fee that a transfer deducts, in hundredths of a percent. Default: 0. */
  transferFee?: number
  /** Whether it has permits (ERC-2612). Default: false. */
  hasPermit?: boolean
}

export type ChainFacts = {
  id: number
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  contracts: { multicall3: Address; ensUniversalResolver?: Address }
  /** Tokens whose names, icons and prices are shown. */
  tokens: readonly TokenFacts[]
  /** The pools from which prices are derived. Without them, prices come from the upstream only. */
  market?: {
    wrappedNative: Address
    /** A token that is worth one US dollar. */
    dollar: Address
    pools: readonly { address: Address; tokens: readonly [TokenFacts, TokenFacts] }[]
  }
  /** The exchange for `tokens` and the native currency. Without it there are no swaps. */
  swap?: {
    wrappedNative: Address
    /** A deployment of Uniswap V2, whose pools take 0.3 %. */
    factory: Address
    router: Address
    /** A router of the local chains that stands in for another service. */
    standInRouter?: Address
  }
}

/** The address of Multicall3 on nearly every chain. */
const MULTICALL3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

const known: readonly ChainFacts[] = [
  ...[mainnet, optimism, base, arbitrum, polygon, gnosis].map(readPublicChain),
  ...localChains.map(({ id, name }) => ({
    id,
    name,
    nativeCurrency: ether,
    contracts: { multicall3: MULTICALL3, ensUniversalResolver: contracts.ensUniversalResolver },
    tokens: Object.values({ ...tokens, ...swapTokens }),
    market: {
      wrappedNative: contracts.weth,
      dollar: contracts.harborDollar,
      pools: [...Object.values(pools), ...Object.values(swapPools)],
    },
    swap: { wrappedNative: contracts.weth, ...uniswap, standInRouter: swapContracts.standInRouter },
  })),
]

/** The facts about a chain. One that is not known has the usual contracts and no tokens. */
export function readChainFacts(id: number): ChainFacts {
  const facts = known.find((chain) => chain.id === id)
  return facts ?? { id, name: `Chain ${id}`, nativeCurrency: ether, contracts: { multicall3: MULTICALL3 }, tokens: [] }
}

function readPublicChain({ id, name, nativeCurrency, contracts: own }: Chain): ChainFacts {
  const ensUniversalResolver = own?.ensUniversalResolver?.address
  return {
    id,
    name,
    nativeCurrency,
    contracts: { multicall3: MULTICALL3, ...(ensUniversalResolver ? { ensUniversalResolver } : {}) },
    tokens: [],
  }
}
