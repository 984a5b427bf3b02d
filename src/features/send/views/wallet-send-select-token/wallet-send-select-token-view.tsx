'use client'

import { LongList } from '../../../../components/list/long-list.js'
import type { TokenBalance } from '../../../../core/model/portfolio.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Coins } from '../../../../icons/coins.js'
import { SearchX } from '../../../../icons/search-x.js'
import { ListEmpty, ListFailed } from '../../../../parts/lists/list-message.js'
import type { ListState } from '../../../../parts/lists/list-state.js'
import { SearchField } from '../../../../parts/lists/search-field.js'
import { getTokenKey, TokenRow } from '../../../../parts/lists/token-row.js'
import type { PortfolioWords } from '../../../../parts/messages/portfolio.js'
import type { SendWords } from '../../../../parts/messages/send.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ListSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'

export type WalletSendSelectTokenViewProps = {
  words: ShownMessages
  labels: SendWords
  portfolio: PortfolioWords
  networkName: string
  /** The tokens that match `search`. */
  tokens: ListState<TokenBalance>
  /** The key of the selected token. */
  selected: string | null
  search: string
  onSearch: (text: string) => void
  onSelect: (token: TokenBalance) => void
}

/** The account's tokens on this network, to choose one to send. */
export function WalletSendSelectTokenView(props: WalletSendSelectTokenViewProps) {
  const { labels, search, onSearch } = props
  return (
    <ViewBody>
      <SearchField label={labels.search} clearLabel={labels.clearSearch} value={search} onChange={onSearch} />
      <Choices {...props} />
    </ViewBody>
  )
}

function Choices(props: WalletSendSelectTokenViewProps) {
  const { words, labels, portfolio, networkName, tokens, selected, search, onSelect } = props
  if (tokens.status === 'loading') return <ListSkeleton label={words.common.loading} rows={4} item="token" />
  if (tokens.status === 'failed') {
    return <ListFailed {...tokens} words={words} title={portfolio.tokensFailedTitle} text={portfolio.failedText} />
  }
  if (tokens.items.length === 0) {
    return search.trim() === '' ? (
      <ListEmpty
        icon={Coins}
        title={portfolio.tokensEmptyTitle}
        text={portfolio.tokensEmptyText({ network: networkName })}
      />
    ) : (
      <ListEmpty icon={SearchX} title={labels.noTokenTitle} text={labels.noTokenText({ query: search.trim() })} />
    )
  }
  return (
    <LongList label={portfolio.tokens} items={tokens.items} getKey={getTokenKey}>
      {(token) => (
        <TokenRow
          words={portfolio}
          locale={words.locale}
          token={token}
          selected={getTokenKey(token) === selected}
          onClick={() => onSelect(token)}
        />
      )}
    </LongList>
  )
}
