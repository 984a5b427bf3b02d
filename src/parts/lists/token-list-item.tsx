'use client'

import type { TokenBalance } from '../../core/model/portfolio.js'
import { useGivenMessages } from '../../react/use-given-messages.js'
import { useViewWords } from '../../react/use-view-words.js'
import { enPortfolio } from '../messages/portfolio.js'
import { TokenRow } from './token-row.js'

export type TokenListItemProps = {
  token: TokenBalance
  /** Marks the selected token in a list of choices. */
  selected?: boolean | undefined
  onClick: () => void
}

/**
 * One token of `usePortfolio` as an item of a List: icon, name, amount and value, as the modal shows it. Its words are in
 * the language of the messages. A name from a contract does not affect the text around it.
 *
 * @example
 * <List label="Tokens">
 *   {balances.map((token) => <TokenListItem key={token.address ?? 'native'} token={token} onClick={show} />)}
 * </List>
 */
export function TokenListItem(props: TokenListItemProps) {
  return <TokenRow {...props} words={useViewWords('portfolio', enPortfolio)} locale={useGivenMessages().locale} />
}
