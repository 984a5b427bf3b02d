import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  hexToString,
  isHex,
  size,
  trim,
} from 'viem'
import { settleWithin } from '../../../src/rules/async/settle-within.js'
import type { Approval } from '../../approval/describe/approval.js'
import { listTokens, readTokenOwner, type TokenFacts, type TokenMap } from '../../approval/describe/token-facts.js'
import type { Node } from './create-node.js'

/** How many tokens of a request are read. Amounts of the others are shown in base units, with a warning where they are allowed. */
const MAX_TOKENS = 32
/** The time limit for reading the tokens from a node, ms. Nothing can be approved before. */
const TIME_LIMIT = 5_000
/** More digits than any token has that means to be read. */
const MAX_DECIMALS = 36
/** The longest answer that is read as a symbol, bytes. */
const MAX_SYMBOL = 256
/** Letters of other scripts look like Latin ones, and words may be read as those of the wallet. */
const readable = /^[A-Za-z0-9\p{Sc}][A-Za-z0-9\p{Sc}.+_-]{0,11}$/u

/**
 * Reads the tokens that a request names: decimals, symbol, supply, and the balance of their owner. A token whose decimals are
 * not known is left out, as an NFT is. Never fails: without an answer of the node amounts are shown in base units.
 *
 * @example await readTokens(node, approval, { symbol: 'ETH' }) // Map { '0x…' => { symbol: 'USDC', decimals: 6, … } }
 */
export async function readTokens(node: Node, approval: Approval, currency: { symbol: string }): Promise<TokenMap> {
  const addresses = listTokens(approval).slice(0, MAX_TOKENS)
  const owner = readTokenOwner(approval) as Address
  const answers = await Promise.all(
    addresses.map((address) => settleWithin(readToken(node, address, owner), TIME_LIMIT).catch(() => null)),
  )
  return new Map(
    addresses.flatMap((address, index) => {
      const facts = answers[index]
      if (!facts) return []
      const isImitation = facts.symbol.toLowerCase() === currency.symbol.toLowerCase()
      return [[address.toLowerCase(), isImitation ? { ...facts, symbol: '' } : facts]]
    }),
  )
}

async function readToken(node: Node, token: Address, owner: Address): Promise<TokenFacts | null> {
  const call = (data: Hex) => node('eth_call', [{ to: token, data }, 'latest']).catch(() => null)
  const [decimals, symbol, supply, balance] = await Promise.all([
    call(encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })),
    call(encodeFunctionData({ abi: erc20Abi, functionName: 'symbol' })),
    call(encodeFunctionData({ abi: erc20Abi, functionName: 'totalSupply' })),
    call(encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })),
  ])
  const digits = readNumber(decimals)
  if (digits === null || digits > MAX_DECIMALS) return null
  return {
    symbol: readSymbol(symbol),
    decimals: Number(digits),
    supply: readNumber(supply),
    balance: readNumber(balance),
  }
}

function readNumber(answer: unknown): bigint | null {
  return isHex(answer) && size(answer) === 32 ? hexToBigInt(answer) : null
}

/** Texts that a visitor may misread are not shown: the address of the token is shown as well. */
function readSymbol(answer: unknown): string {
  if (!isHex(answer) || size(answer) > MAX_SYMBOL) return ''
  const symbol = decodeText(answer)
  return readable.test(symbol) ? symbol : ''
}

/** The first tokens answer with 32 bytes. */
function decodeText(answer: Hex): string {
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], answer)
    return text
  } catch {
    // No text by the ABI.
    return size(answer) === 32 ? hexToString(trim(answer, { dir: 'right' })) : ''
  }
}
