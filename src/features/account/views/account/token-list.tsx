'use client'

import type { Ref } from 'react'
import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import { LongList, type LongListHandle } from '../../../../components/list/long-list.js'
import type { LongListPlace } from '../../../../components/list/long-list-place.js'
import { Text } from '../../../../components/text/text.js'
import type { TokenBalance } from '../../../../core/model/portfolio.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Coins } from '../../../../icons/coins.js'
import { ListEmpty, ListFailed } from '../../../../parts/lists/list-message.js'
import type { ListState } from '../../../../parts/lists/list-state.js'
import { getTokenKey, TokenRow } from '../../../../parts/lists/token-row.js'
import type { PortfolioWords } from '../../../../parts/messages/portfolio.js'
import { ListSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import type { ShownLink } from '../../../../parts/views/use-view-links.js'

export type TokenListProps = {
  words: ShownMessages
  labels: PortfolioWords
  networkName: string
  tokens: ListState<TokenBalance>
  place?: LongListPlace | null | undefined
  ref?: Ref<LongListHandle> | undefined
  /** The ways to fill the account. Shown while it has nothing. */
  funding?: readonly ShownLink[]
  onSelect: (token: TokenBalance) => void
}

/** The tokens of an account, the most valuable first as the data has them. */
export function TokenList({ words, labels, networkName, tokens, place, ref, funding = [], onSelect }: TokenListProps) {
  if (tokens.status === 'loading') return <ListSkeleton label={words.common.loading} rows={3} item="token" />
  if (tokens.status === 'failed') {
    return <ListFailed {...tokens} words={words} title={labels.tokensFailedTitle} text={labels.failedText} />
  }
  const { items, note } = tokens
  const isEmpty = items.every(({ amount }) => amount === 0n)
  const fill = isEmpty
    ? funding.map(({ label, icon, onClick }) => (
        <Button key={label} variant="soft" onClick={onClick}>
          <Icon as={icon} size={18} />
          <span>{label}</span>
        </Button>
      ))
    : []
  if (items.length === 0) {
    return (
      <ListEmpty
        icon={Coins}
        title={labels.tokensEmptyTitle}
        text={note ?? labels.tokensEmptyText({ network: networkName })}
        actions={fill.length > 0 ? fill : undefined}
      />
    )
  }
  return (
    <>
      <LongList
        ref={ref}
        label={labels.tokens}
        items={items}
        getKey={getTokenKey}
        place={place}
        after={
          note ? (
            <Text as="p" size="2" tone="muted" align="center" wrap="balance">
              {note}
            </Text>
          ) : null
        }
      >
        {(token) => <TokenRow words={labels} locale={words.locale} token={token} onClick={() => onSelect(token)} />}
      </LongList>
      {fill}
    </>
  )
}
