'use client'

import { useMemo } from 'react'
import { Address } from '../../../../components/address/address.js'
import { Amount } from '../../../../components/amount/amount.js'
import { Button } from '../../../../components/button/button.js'
import { Flex } from '../../../../components/flex/flex.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { LongList, LongListHeading } from '../../../../components/list/long-list.js'
import { Text } from '../../../../components/text/text.js'
import { TokenIcon } from '../../../../components/token-icon/token-icon.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { SearchX } from '../../../../icons/search-x.js'
import { ListEmpty, ListFailed } from '../../../../parts/lists/list-message.js'
import type { ListState } from '../../../../parts/lists/list-state.js'
import { SearchField } from '../../../../parts/lists/search-field.js'
import { TOKEN_DIGITS } from '../../../../parts/lists/token-row.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ListSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import type { SwapWords } from '../../messages/en.js'
import { readValue } from '../../model/amounts.js'
import type { ListedToken, SwapTokenList } from '../../model/list-swap-tokens.js'
import { type SwapToken, toTokenKey } from '../../model/token.js'

export type SwapSelectTokenViewProps = {
  words: ShownMessages
  labels: SwapWords
  /** The tokens that match `search`. */
  choices: Exclude<ListState<never>, { status: 'ready' }> | ({ status: 'ready' } & SwapTokenList)
  /** The selected token; undefined if none is selected. */
  selected: SwapToken | undefined
  search: string
  onSearch: (text: string) => void
  onSelect: (token: SwapToken) => void
}

/** Every token that can be swapped, to choose one. */
export function SwapSelectTokenView(props: SwapSelectTokenViewProps) {
  const { labels, search, onSearch } = props
  return (
    <ViewBody>
      <SearchField label={labels.search} clearLabel={labels.clearSearch} value={search} onChange={onSearch} />
      <Choices {...props} />
    </ViewBody>
  )
}

function Choices({ words, labels, choices, selected, search, onSelect }: SwapSelectTokenViewProps) {
  if (choices.status === 'loading') return <ListSkeleton label={words.common.loading} rows={5} item="token" />
  if (choices.status === 'failed') {
    return (
      <ListFailed
        {...choices}
        words={words}
        title={labels.tokensFailed}
        text={words.errors['data-api-unavailable'].text({ wallet: words.common.yourWallet })}
      />
    )
  }
  if (choices.isUnlistedAddress) {
    return <ListEmpty icon={SearchX} title={labels.noTokenTitle} text={labels.unlisted} />
  }
  if (choices.all.length + choices.yours.length === 0) {
    return <ListEmpty icon={SearchX} title={labels.noTokenTitle} text={labels.noTokenText({ query: search.trim() })} />
  }
  return (
    <>
      {choices.suggested.length > 0 ? (
        <Flex role="group" aria-label={labels.suggested} wrap="wrap" gap="2">
          {choices.suggested.map((token) => (
            <Button key={token.address} size="2" variant="soft" accent="gray" onClick={() => onSelect(token)}>
              <TokenIcon size="1" {...iconOf(token)} />
              <bdi>{toPlainName(token.symbol)}</bdi>
            </Button>
          ))}
        </Flex>
      ) : null}
      <Rows labels={labels} locale={words.locale} choices={choices} selected={selected} onSelect={onSelect} />
    </>
  )
}

type Row = { key: string; heading: string } | { key: string; token: ListedToken }

type RowsProps = Pick<SwapSelectTokenViewProps, 'labels' | 'selected' | 'onSelect'> & {
  locale: string
  choices: SwapTokenList
}

function Rows({ labels, locale, choices: { yours, all }, selected, onSelect }: RowsProps) {
  const rows = useMemo(
    () => [
      ...(yours.length > 0 ? [{ key: 'yours', heading: labels.yours }, ...yours.map(toRow)] : []),
      ...(all.length > 0 ? [{ key: 'all', heading: labels.all }, ...all.map(toRow)] : []),
    ],
    [yours, all, labels],
  )
  return (
    <LongList label={labels.all} items={rows} getKey={({ key }) => key} isHeading={(row) => 'heading' in row}>
      {(row) =>
        'heading' in row ? (
          <LongListHeading>{row.heading}</LongListHeading>
        ) : (
          <ChoiceRow
            locale={locale}
            token={row.token}
            isSelected={row.token.address === selected?.address}
            onSelect={onSelect}
          />
        )
      }
    </LongList>
  )
}

const toRow = (token: ListedToken): Row => ({ key: toTokenKey(token.address), token })

type ChoiceRowProps = {
  locale: string
  token: ListedToken
  isSelected: boolean
  onSelect: (token: SwapToken) => void
}

function ChoiceRow({ locale, token, isSelected, onSelect }: ChoiceRowProps) {
  const { holding, isAmbiguous } = token
  const value = holding && readValue({ amount: holding.amount, decimals: token.decimals }, holding.price)
  const symbol = toPlainName(token.symbol)
  const name = toPlainName(token.name)
  return (
    <ListItem
      icon={<TokenIcon {...iconOf(token)} />}
      name={symbol}
      description={
        isAmbiguous && token.address !== null ? (
          <>
            <span>{name}</span> <Address value={token.address} mono />
          </>
        ) : (
          name
        )
      }
      selected={isSelected}
      end={
        holding ? (
          <Flex direction="column" align="end">
            <Text weight="medium" tabular>
              <Amount value={holding.amount} decimals={token.decimals} digits={TOKEN_DIGITS} locale={locale} />
            </Text>
            {value === null ? null : (
              <Text size="2" tone="muted" tabular>
                <Amount value={value} currency="USD" locale={locale} />
              </Text>
            )}
          </Flex>
        ) : undefined
      }
      onClick={() => onSelect(token)}
    />
  )
}

function iconOf({ symbol, iconUrl, address }: SwapToken) {
  return { symbol: toPlainName(symbol), src: iconUrl ?? undefined, seed: address ?? symbol }
}
