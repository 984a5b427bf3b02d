import type { TokenBalance } from '../../../core/model/portfolio.js'
import { tidyReceiver } from '../../../core/requests/payments/tidy-receiver.js'

/**
 * Finds tokens by a part of the name or the symbol, or by the whole address, which may be pasted in any form that
 * `tidyReceiver` reads.
 */
export function findTokens(tokens: readonly TokenBalance[], search: string): readonly TokenBalance[] {
  const wanted = tidyReceiver(search, 'eip155:0').text.toLowerCase()
  return tokens.filter(
    ({ name, symbol, address }) =>
      name.toLowerCase().includes(wanted) || symbol.toLowerCase().includes(wanted) || address?.toLowerCase() === wanted,
  )
}
