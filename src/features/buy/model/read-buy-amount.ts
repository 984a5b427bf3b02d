import { readTypedAmount, writeTypedAmount } from '../../../core/requests/payments/read-typed-amount.js'
import type { Limits } from './asset.js'
import { CENTS_DIGITS, writeCents } from './cents.js'

/** The typed amount to pay, in hundredths of the currency. */
export type BuyAmount =
  | { status: 'empty' }
  | { status: 'invalid'; reason: 'format' | 'negative' | 'decimals' }
  /** `nearest`: the amount closest to it that can be paid. */
  | { status: 'below' | 'above'; nearest: bigint }
  | { status: 'valid'; amount: bigint }

/**
 * Reads an amount of money that a visitor typed, in the digits and with the decimal separator of the locale.
 *
 * @param limits Without them every positive amount is valid.
 * @example readBuyAmount('9,50', { limits, locale: 'de' }) // { status: 'below', nearest: 1_000n }
 */
export function readBuyAmount(
  typed: string,
  { limits, locale }: { limits: Limits | undefined; locale: string },
): BuyAmount {
  const read = readTypedAmount(typed, { decimals: CENTS_DIGITS, locale })
  if (read.status !== 'valid') return read
  const { amount } = read
  if (limits && amount < limits.min) return { status: 'below', nearest: limits.min }
  if (limits && amount > limits.max) return { status: 'above', nearest: limits.max }
  return amount === 0n ? { status: 'empty' } : { status: 'valid', amount }
}

/** An amount as a visitor types it in the locale. `readBuyAmount` reads the same from it. */
export function writeTypedCents(amount: bigint, locale: string): string {
  return writeTypedAmount(writeCents(amount).replace(/\.00$/, ''), { unit: 'usd', locale })
}
