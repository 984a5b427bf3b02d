import type { Balance } from '../../../core/chain-adapter.js'

/** An amount as it is written: the whole part, then the point and the rest. */
export type AmountParts = {
  integer: string
  fraction: string
  /** There is less than the last digit can show: it reads "less than". */
  isBelow: boolean
}

/**
 * Writes an amount with `digits` decimals in the way of `locale`. Cuts, never rounds up: nobody is shown what they
 * cannot spend; and what is too small to show is marked `isBelow`, so that it is not taken for nothing.
 *
 * @param balance `value` in base units.
 * @param locale BCP 47.
 * @param digits Decimals shown; 3 for a balance (spec: Account).
 * @example splitAmount({ value: 2_814_900_000_000_000_000n, decimals: 18 }, 'en', 3) // 2 and .814
 */
export function splitAmount(
  { value, decimals }: Pick<Balance, 'value' | 'decimals'>,
  locale: string,
  digits: number,
): AmountParts {
  const unit = 10n ** BigInt(decimals)
  const rest = (value % unit).toString().padStart(decimals, '0').slice(0, digits).padEnd(digits, '0')
  const isBelow = value > 0n && value < unit && /^0*$/.test(rest)
  // Intl knows the sign between whole and rest, and the digits of the language.
  const sample = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .formatToParts(Number(`0.${isBelow ? '1'.padStart(digits, '0') : rest}`))
    .filter(({ type }) => type === 'decimal' || type === 'fraction')
  return {
    integer: new Intl.NumberFormat(locale).format(value / unit),
    fraction: sample.map((part) => part.value).join(''),
    isBelow,
  }
}
