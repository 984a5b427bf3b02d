import { type Address, contracts } from './addresses.js'
import { type TokenFacts, tokens, unlistedTokens } from './tokens.js'

/** A pool of Uniswap V2. Tokens and first reserves are in the pool's order: by address. Reserves are in base units. */
export type PoolFacts = {
  address: Address
  tokens: readonly [TokenFacts, TokenFacts]
  reserves: readonly [bigint, bigint]
}

/** Base units of one token with 18 decimals. */
export const WHOLE = 10n ** 18n
/** Base units of one dollar token, with 6 decimals. */
export const DOLLAR = 10n ** 6n

/** The pools that give prices. At the start ETH is worth 3,200 dollars. */
export const pools = {
  dollar: {
    address: '0x855F7aBcFFEECfC840F62044B6b5E83C4ac2a1a8',
    tokens: [tokens.harborDollar, tokens.weth],
    reserves: [1_600_000n * DOLLAR, 500n * WHOLE],
  },
  cobalt: {
    address: '0x50ffE0BFA728A813839801f6e4B300646cB68b66',
    tokens: [tokens.weth, tokens.cobalt],
    reserves: [400n * WHOLE, 2_083_000_000n],
  },
  meridian: {
    address: '0xb0cBDe805D4d9Fd2104C4f4d6929C1721Cdf6DD5',
    tokens: [tokens.meridian, tokens.weth],
    reserves: [129_730n * WHOLE, 300n * WHOLE],
  },
  orchard: {
    address: '0xc2786F37971E405f6b559bB18900448e08bb9EC0',
    tokens: [tokens.harborDollar, tokens.orchard],
    reserves: [250_000n * DOLLAR, 595_240n * WHOLE],
  },
  tollgate: {
    address: '0x5BB6501C9F2CCf4347cB9450E456D3BdB177A611',
    tokens: [tokens.weth, tokens.tollgate],
    reserves: [100n * WHOLE, 278_260n * WHOLE],
  },
  oldMill: {
    address: '0xE272EFBf0BC5a1C2D242C7120876eA443B094993',
    tokens: [tokens.oldMill, tokens.weth],
    reserves: [48_000n * WHOLE, 60n * WHOLE],
  },
} as const satisfies Record<string, PoolFacts>

/** A pool with a hundredth of an ETH, in which a worthless token seems to be worth 32,000 dollars. It must give no price. */
export const thinPool = {
  address: '0x1E2d4a10973125bc28e3720bd2742A585505FD14',
  tokens: [unlistedTokens.hostile, tokens.weth],
  reserves: [10n ** 15n, 10n ** 16n],
} as const satisfies PoolFacts

/** The contracts that make and use the pools. */
export const uniswap = { factory: contracts.uniswapFactory, router: contracts.uniswapRouter } as const
