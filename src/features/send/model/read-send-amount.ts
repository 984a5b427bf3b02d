import type { TokenBalance } from '../../../core/model/portfolio.js'
import { fromFiat, toFiat } from '../../../core/requests/payments/convert-value.js'
import {
  type AmountUnit,
  readTypedAmount,
  type TypedAmount,
  USD_DECIMALS,
} from '../../../core/requests/payments/read-typed-amount.js'
import { readAmount } from '../../../rules/read-amount.js'

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
