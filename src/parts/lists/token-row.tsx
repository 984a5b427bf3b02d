import { Amount } from '../../components/amount/amount.js'
import { ListItem } from '../../components/list/list-item.js'
import { Text } from '../../components/text/text.js'
import { TokenIcon } from '../../components/token-icon/token-icon.js'
import type { TokenBalance } from '../../core/model/portfolio.js'
import type { PortfolioWords } from '../messages/portfolio.js'
import { toPlainName } from '../names/to-plain-name.js'

/** Digits after the point in amounts of tokens. */
export const TOKEN_DIGITS = 3

export type TokenRowProps = {
  words: PortfolioWords
  locale: string
  token: TokenBalance
  /** Marks the selected token in a list of choices. */
  selected?: boolean | undefined
  onClick: () => void
}

/** A token with the account's balance and its value in USD. */
export function TokenRow({ words, locale, token, selected, onClick }: TokenRowProps) {
  const { name, symbol, address, iconUrl, amount, decimals, value } = token
  return (
    <ListItem
      icon={<TokenIcon symbol={toPlainName(symbol)} src={iconUrl} seed={address ?? symbol} />}
      name={toPlainName(name) || toPlainName(symbol)}
      description={<Amount value={amount} decimals={decimals} symbol={symbol} digits={TOKEN_DIGITS} locale={locale} />}
      {...(selected === undefined ? {} : { selected })}
      end={
        value === undefined ? (
          <Text size="2" tone="muted">
            {words.noPrice}
          </Text>
        ) : (
          <Text weight="medium" tabular>
            <Amount value={value} currency="USD" locale={locale} />
          </Text>
        )
      }
      onClick={onClick}
    />
  )
}

/** Unique among the tokens of one account. */
export function getTokenKey({ network, address }: Pick<TokenBalance, 'network' | 'address'>): string {
  return `${network} ${address ?? 'native'}`
}
