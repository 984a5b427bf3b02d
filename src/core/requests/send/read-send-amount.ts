import { readAmount } from '../../../rules/read-amount.js'
import type { TokenBalance } from '../../model/portfolio.js'
import { fromFiat, toFiat } from './convert-value.js'
import { readSeparator, readTypedAmount, type TypedAmount } from './read-typed-amount.js'

/** The unit in which an amount is typed. */
export type AmountUnit = 'token' | 'usd'

/** Cents. */
const USD_DECIMALS = 2

/** The decimals of most tokens. They check an amount before a token is selected. */
const USUAL_DECIMALS = 18

export type SendAmount = {
  /** In base units of the token. */
  amount: TypedAmount
  /** The amount in the other unit, as a decimal text: USD for an amount of the token. Null without a price. */
  counterpart: string | null
}

/** Reads an amount that was typed in the token or in USD. An amount in USD is rounded down to a base unit. */
export function readSendAmount(
  text: string,
  { token, unit, locale }: { token: TokenBalance | null; unit: AmountUnit; locale: string },
): SendAmount {
  const { decimals = USUAL_DECIMALS, price } = token ?? {}
  const isFiat = unit === 'usd'
  const amount = readTypedAmount(text, { decimals: isFiat ? USD_DECIMALS : decimals, locale })
  if (amount.status !== 'valid') return { amount, counterpart: null }
  if (!isFiat) return { amount, counterpart: price ? toFiat(amount.amount, decimals, price.usd) : null }
  const units = price ? fromFiat(amount.amount, decimals, price.usd) : null
  if (units === null) return { amount: { status: 'invalid', reason: 'format' }, counterpart: null }
  return { amount: { status: 'valid', amount: units }, counterpart: readAmount(units, decimals) ?? null }
}

/**
 * Writes an amount so that `readTypedAmount` reads the same value: with a point, or with a comma if a point may group
 * thousands. USD are cut to cents, so that they are never worth more than the amount.
 */
export function writeSendAmount(decimal: string, { unit, locale }: { unit: AmountUnit; locale: string }): string {
  const [whole = '0', fraction = ''] = decimal.split('.')
  const shown = unit === 'usd' ? fraction.slice(0, USD_DECIMALS) : fraction
  return shown === '' ? whole : `${whole}${readSeparator(locale, 'group') === '.' ? ',' : '.'}${shown}`
}
