import { toFiat } from '../../../core/requests/payments/convert-value.js'
import { readAmount } from '../../../rules/read-amount.js'

/** Digits after the point of the received amount. */
const RECEIVED_DIGITS = 6

/** Gas units reserved for a swap of the native currency. Max leaves their price. */
export const SWAP_GAS_RESERVE = 150_000n

/** The network's price for a transaction, in wei. `dataFee`: for the layer 1 of an OP-stack chain, 0 elsewhere. */
export type NetworkPrice = { gasPrice: bigint; dataFee: bigint }

/** The estimated fee of a swap, before the exact one is known, in wei. */
export function computeReserve({ gasPrice, dataFee }: NetworkPrice): bigint {
  return SWAP_GAS_RESERVE * gasPrice + dataFee
}

/** The most native currency that can be swapped, in wei: all but the fee. */
export function computeSwapMax(balance: bigint, price: NetworkPrice): bigint {
  const left = balance - computeReserve(price)
  return left > 0n ? left : 0n
}

/** An amount for display, cut to 6 digits after the point. `isTiny`: it is more than 0 but the text is 0. */
export type CutAmount = { amount: bigint; text: string; isTiny: boolean }

/** Cuts the received amount, so that the text never shows more than there is. */
export function cutAmount(amount: bigint, decimals: number): CutAmount {
  const [whole = '0', fraction = ''] = (readAmount(amount, decimals) ?? '0').split('.')
  const text = cutFraction(whole, fraction, RECEIVED_DIGITS)
  return { amount, text, isTiny: amount > 0n && text === '0' }
}

/** Significant digits of a rate. */
const RATE_DIGITS = 6
/** More digits than a rate shows, so that small rates are not cut to 0. */
const EXTRA_DIGITS = 30

type Side = { amount: bigint; decimals: number }

/**
 * How much of `to` one whole token of `from` gives, as a decimal text of at most 6 significant digits; a longer whole part
 * is kept. Null if an amount is 0.
 *
 * @example readRate({ amount: 10n ** 18n, decimals: 18 }, { amount: 3_200_500_000n, decimals: 6 }) // '3200.5'
 */
export function readRate(from: Side, to: Side): string | null {
  if (from.amount <= 0n || to.amount <= 0n) return null
  const scaled = (to.amount * 10n ** BigInt(from.decimals + EXTRA_DIGITS)) / from.amount
  const exact = readAmount(scaled, to.decimals + EXTRA_DIGITS)
  if (exact === undefined) return null
  const [whole = '0', fraction = ''] = exact.split('.')
  const zeros = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  const digits = whole === '0' ? zeros + RATE_DIGITS : Math.max(0, RATE_DIGITS - whole.length)
  return cutFraction(whole, fraction, digits)
}

/** A decimal text with at most `digits` of the fraction, without zeros at its end. */
function cutFraction(whole: string, fraction: string, digits: number): string {
  const kept = fraction.slice(0, digits).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** The value of an amount in USD as a decimal text; null without a price. */
export function readValue({ amount, decimals }: Side, price: number | undefined): string | null {
  return price === undefined ? null : toFiat(amount, decimals, price)
}

/** The lost part of the value, for display: 0.01 is 1 %. Null if a value is unknown; below 0 is a gain. */
export function readLoss(paid: string | null, received: string | null): number | null {
  const before = Number(paid ?? 0)
  if (received === null || before <= 0) return null
  return 1 - Number(received) / before
}
