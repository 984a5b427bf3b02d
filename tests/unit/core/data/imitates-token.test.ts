import { expect, test } from 'vitest'
import { imitatesToken } from '../../../../src/core/data/poisoning/imitates-token.js'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SOL = 'So11111111111111111111111111111111111111112'
const address = `0x${'7'.repeat(40)}`
const listed = [{ symbol: 'ETH' }, { address: USDC, symbol: 'USDC' }]

test.each([
  ['the same symbol', 'USDC'],
  ['in lower case', 'usdc'],
  ['the native currency', 'ETH'],
  ['Cyrillic letters', 'UЅDС'],
  ['Greek letters', 'ΕΤΗ'],
  ['Lisu letters', 'ꓴꓢꓓꓚ'],
  ['Cherokee letters', 'UᏚᎠᏟ'],
  ['full-width letters', 'ＵＳＤＣ'],
  ['an accent', 'USDĆ'],
  ['an invisible character', 'USD\u200bC'],
  ['a space and signs', ' $USDC.'],
])('%s is an imitation: %j', (_what, symbol) => {
  expect(imitatesToken({ address, symbol }, listed)).toBe(true)
})

test.each([
  ['the listed token, in any case', { address: USDC.toLowerCase(), symbol: 'USDC' }],
  ['the native currency', { symbol: 'ETH' }],
  ['a token whose contract is not known', { symbol: 'USDC' }],
  ['what some services call the native currency', { address: `0x${'E'.repeat(40)}`, symbol: 'ETH' }],
  ['another symbol', { address, symbol: 'USDC.e' }],
  ['no symbol', { address, symbol: '' }],
  ['signs only', { address, symbol: '$$$' }],
])('%s is none: %j', (_what, token) => {
  expect(imitatesToken(token, [...listed, { symbol: '€' }])).toBe(false)
})

test('on Solana the case of an address counts, and wrapped SOL is no imitation of SOL', () => {
  const own = [{ symbol: 'SOL' }, { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', symbol: 'USDC' }]
  expect(imitatesToken({ address: SOL, symbol: 'SOL' }, own)).toBe(false)
  expect(imitatesToken({ address: 'epjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', symbol: 'USDC' }, own)).toBe(true)
})
