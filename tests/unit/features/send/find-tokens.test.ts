import { expect, test } from 'vitest'
import type { TokenBalance } from '../../../../src/core/model/portfolio.js'
import { findTokens } from '../../../../src/features/send/model/find-tokens.js'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const token = { network: 'eip155:1', decimals: 6, amount: 1n } as const
const tokens = [
  { ...token, name: 'Ether', symbol: 'ETH' },
  { ...token, name: 'USD Coin', symbol: 'USDC', address: USDC },
] as unknown as readonly TokenBalance[]

test.each([
  ['', ['ETH', 'USDC']],
  ['coin', ['USDC']],
  [' ｅｔｈ ', ['ETH']],
  [USDC.toLowerCase(), ['USDC']],
  [`\u200b${USDC}\n`, ['USDC']],
  [`eth:${USDC}`, ['USDC']],
  [`ethereum:${USDC}@1`, ['USDC']],
  [USDC.slice(0, 12), []],
])('%j finds %j', (search, symbols) => {
  expect(findTokens(tokens, search).map(({ symbol }) => symbol)).toEqual(symbols)
})
