import { DOLLAR, type PoolFacts, WHOLE } from './pools.js'
import { swapTokens } from './swap-tokens.js'
import { tokens } from './tokens.js'

const { anchorDollar, excise, lobsterPot, ticket, penny, plankton, signet } = swapTokens
const { harborDollar, meridian, orchard, weth } = tokens

/** More pools to swap in. Three of them are small, so that a large amount gets more by a route through other pools. */
export const swapPools = {
  dollars: {
    address: '0x14603c6b9d7c4eaFF39a7CAC841DA76bC7d1A480',
    tokens: [harborDollar, anchorDollar],
    reserves: [400_000n * DOLLAR, 400_000n * DOLLAR],
  },
  /** Small. */
  anchorDollar: {
    address: '0x31d86ec6521496414b15278c916c8aB6D721b222',
    tokens: [weth, anchorDollar],
    reserves: [20n * WHOLE, 64_000n * DOLLAR],
  },
  /** Small. */
  meridian: {
    address: '0x4B05fc2833eE9f8c17b8dDb2EfaD7DcFF59479a4',
    tokens: [meridian, harborDollar],
    reserves: [8_000n * WHOLE, 59_200n * DOLLAR],
  },
  excise: {
    address: '0xabaC0bB7246498d958f6EfB97112D4f2F023c4d1',
    tokens: [excise, weth],
    reserves: [80_000n * WHOLE, 50n * WHOLE],
  },
  lobsterPot: {
    address: '0xf9FFADCB1E6E6B47E3901D77aec37B865fac32Ff',
    tokens: [lobsterPot, weth],
    reserves: [19_200n * WHOLE, 30n * WHOLE],
  },
  ticket: {
    address: '0xcC0f8dF8e87d0D38b095E76dA872F531A4122796',
    tokens: [harborDollar, ticket],
    reserves: [250_000n * DOLLAR, 20_000n],
  },
  penny: {
    address: '0x0e7eC71E44E569FC5dadd41d5b8A190aB1da2B93',
    tokens: [harborDollar, penny],
    reserves: [80_000n * DOLLAR, 100_000n * 10n ** 2n],
  },
  plankton: {
    address: '0x67B05f48A15afE22B9685A1Ff4846474032CAE2F',
    tokens: [plankton, weth],
    reserves: [9_600_000n * 10n ** 24n, 60n * WHOLE],
  },
  /** Neither of its tokens gives a price: that of Signet is not known. */
  signet: {
    address: '0x24B7AF81810A7D984a38AA057506888798955345',
    tokens: [signet, anchorDollar],
    reserves: [75_000n * WHOLE, 150_000n * DOLLAR],
  },
  /** Small. */
  orchard: {
    address: '0x7e1FB047393F3305CD5c47520BB356060990E1dd',
    tokens: [orchard, signet],
    reserves: [95_240n * WHOLE, 20_000n * WHOLE],
  },
} as const satisfies Record<string, PoolFacts>
