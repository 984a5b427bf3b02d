import { encodeAbiParameters, encodeFunctionData, erc20Abi, type Hex, stringToHex, toHex } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { readTokens } from '../../../../../wallets/embedded/rpc/read-tokens.js'
import { account, ask, other, token } from '../approval/sample-context.js'

const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, 5n] })
const approval = ask('eth_sendTransaction', [{ to: token, data }])
const word = (value: bigint | number) => toHex(value, { size: 32 })
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])

const selectors = { '0x313ce567': 'decimals', '0x95d89b41': 'symbol', '0x18160ddd': 'supply', '0x70a08231': 'balance' }
type Answers = Partial<Record<'decimals' | 'symbol' | 'supply' | 'balance', unknown>>

function read(answers: Answers, request = approval) {
  const asked: string[] = []
  const given: Answers = { decimals: word(6), symbol: text('USDC'), supply: word(1_000), balance: word(7), ...answers }
  const node = async (_method: string, params: unknown) => {
    const [{ to, data }] = params as [{ to: string; data: Hex }]
    asked.push(to, data)
    const answer = given[selectors[data.slice(0, 10) as keyof typeof selectors] as keyof Answers]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, tokens: readTokens(node, request, { symbol: 'ETH' }) }
}

afterEach(() => {
  vi.useRealTimers()
})

test('decimals, symbol, supply and the balance of the account are read from the node', async () => {
  const { asked, tokens } = read({})
  expect(await tokens).toEqual(
    new Map([[token.toLowerCase(), { symbol: 'USDC', decimals: 6, supply: 1_000n, balance: 7n }]]),
  )
  expect(asked.filter((one) => one.startsWith('0x70a08231'))).toEqual([
    encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] }),
  ])
})

test.each<[string, Answers, object | undefined]>([
  ['no decimals, as an NFT', { decimals: new Error('execution reverted') }, undefined],
  ['empty decimals, as an address without code', { decimals: '0x' }, undefined],
  ['more decimals than can be read', { decimals: word(77) }, undefined],
  ['decimals of two words', { decimals: `${word(6)}00` }, undefined],
  ['decimals that are no hex', { decimals: 6 }, undefined],
  ['no supply and no balance', { supply: '0x', balance: null }, { supply: null, balance: null, symbol: 'USDC' }],
  ['a symbol of 32 bytes', { symbol: stringToHex('MKR', { size: 32 }) }, { symbol: 'MKR' }],
  ['no symbol', { symbol: '0x' }, { symbol: '' }],
  ['a symbol that is too long', { symbol: text('A'.repeat(13)) }, { symbol: '' }],
  ['a symbol of kilobytes', { symbol: text('A'.repeat(5_000)) }, { symbol: '' }],
  ['a symbol with hidden characters', { symbol: text('US\u200bDC') }, { symbol: '' }],
  ['a symbol that reorders', { symbol: text('\u202eCDSU') }, { symbol: '' }],
  ['a symbol of two scripts', { symbol: text('USD\u0421') }, { symbol: '' }],
  ['a symbol that looks Latin', { symbol: text('\u0415\u0422\u041d') }, { symbol: '' }],
  ['a symbol with words', { symbol: text('USDC. Approve now') }, { symbol: '' }],
  ['the symbol of the native currency', { symbol: text('eTH') }, { symbol: '', decimals: 6 }],
  ['a sign of money in its symbol', { symbol: text('USD₮0') }, { symbol: 'USD₮0' }],
])('with %s', async (_name, answers, expected) => {
  const facts = (await read(answers).tokens).get(token.toLowerCase())
  if (expected) expect(facts).toMatchObject(expected)
  else expect(facts).toBeUndefined()
})

test('a node that does not answer is not waited for', async () => {
  vi.useFakeTimers()
  const { tokens } = read({ decimals: new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await tokens).toEqual(new Map())
})

test('of a payment nothing is read', async () => {
  const { asked, tokens } = read({}, ask('eth_sendTransaction', [{ to: other, value: '0x1' }]))
  expect(await tokens).toEqual(new Map())
  expect(asked).toEqual([])
})
