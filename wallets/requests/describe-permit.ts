import { maxUint256 } from 'viem'
import { isRecord } from '../../src/rules/is-record.js'
import { isUnlimitedAmount } from './unlimited-amount.js'

/** A signature that lets `spender` take tokens without a transaction of the owner. Amounts are in base units. */
export type PermitDescription = {
  spender: string
  tokens: readonly { token: string; amount: bigint; isUnlimited: boolean }[]
  /** Until when it can be used, in seconds since the epoch; null when that is not known. */
  deadline: bigint | null
}

/**
 * Describes typed data that is a permit: EIP-2612, the permit of DAI, and those of Uniswap's Permit2 (allowances and
 * single transfers, also with a witness). Null for other data.
 */
export function describePermit(data: unknown): PermitDescription | null {
  if (!isRecord(data) || !isRecord(data.message) || !isRecord(data.domain)) return null
  try {
    // Permit2 comes first: the site names the witness of a transfer, perhaps `value`.
    return describePermit2(data.message) ?? describeTokenPermit(data.message, data.domain)
  } catch {
    // A number that is none: the data is shown as it is.
    return null
  }
}

type Fields = Record<string, unknown>

/** EIP-2612 (`value`) and DAI (`allowed`): the token is the contract that checks the signature. */
function describeTokenPermit(message: Fields, domain: Fields): PermitDescription | null {
  const { spender, value, allowed, deadline, expiry } = message
  if (typeof spender !== 'string' || (value === undefined && allowed === undefined)) return null
  const amount = value === undefined ? (isTrue(allowed) ? maxUint256 : 0n) : toBigInt(value)
  const end = toOptional(deadline ?? expiry)
  // 0 is no end for DAI.
  const isEndless = value === undefined && end === 0n
  return { spender, tokens: [describeAmount(domain.verifyingContract, amount)], deadline: isEndless ? null : end }
}

/** Permit2: `permitted` for one transfer, `details` for an allowance, each alone or as a list. */
function describePermit2({ spender, permitted, details, deadline, sigDeadline }: Fields): PermitDescription | null {
  // `permitted` comes first: the site names the witness of a transfer, perhaps `details` or `sigDeadline`.
  const listed = permitted ?? details
  const items = (Array.isArray(listed) ? listed : [listed]).filter(isRecord)
  if (typeof spender !== 'string' || items.length === 0) return null
  const tokens = items.map(({ token, amount }) => describeAmount(token, toBigInt(amount)))
  const end = permitted === undefined ? (findLastExpiration(items) ?? toOptional(sigDeadline)) : toOptional(deadline)
  return { spender, tokens, deadline: end }
}

function findLastExpiration(items: readonly Fields[]): bigint | null {
  const ends = items.map(({ expiration }) => toOptional(expiration)).filter((end) => end !== null)
  return ends.reduce<bigint | null>((last, end) => (last === null || end > last ? end : last), null)
}

function describeAmount(token: unknown, amount: bigint) {
  return { token: String(token), amount, isUnlimited: isUnlimitedAmount(amount) }
}

function toBigInt(value: unknown): bigint {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return BigInt(value)
  throw new TypeError('Not a number.')
}

function toOptional(value: unknown): bigint | null {
  return value === undefined || value === null ? null : toBigInt(value)
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 1
}
