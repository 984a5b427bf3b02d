import { writeAmount } from '../../../../core/format/write-amount.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import type { PayToken } from '../../model/request.js'

/**
 * An exact amount with its symbol, for a sentence.
 *
 * @param amount Base units.
 * @example writeToken(200_000n, { symbol: 'USDC', decimals: 6 }, 'en') // '0.2 USDC'
 */
export function writeToken(
  amount: bigint,
  { symbol, decimals }: Pick<PayToken, 'symbol' | 'decimals'>,
  locale: string,
): string {
  const written = writeAmount({ value: amount, decimals }, { locale, digits: decimals, isFixed: false })
  return `${written}\u00A0${toPlainName(symbol)}`
}
