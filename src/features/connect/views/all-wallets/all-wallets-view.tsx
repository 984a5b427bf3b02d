'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import { IconButton } from '../../../../components/icon-button/icon-button.js'
import { Switch } from '../../../../components/switch/switch.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import type { ErrorCode } from '../../../../core/errors/error-code.js'
import { QrCode } from '../../../../icons/qr-code.js'
import { SearchX } from '../../../../icons/search-x.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { type Legal, LegalGate } from '../../../../parts/legal/legal-gate.js'
import { SearchField } from '../../../../parts/lists/search-field.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { filterLine, results } from '../../../../parts/view-skeleton/tiles.css.js'
import { root as rootStyle, searchLine } from './all-wallets-view.css.js'
import { FirstPage, PageMissing } from './first-page.js'
import { WalletGrid, type WalletGridProps } from './wallet-grid.js'

export type AllWalletsViewProps = Omit<WalletGridProps, 'hasFailed' | 'onType' | 'onBegun' | 'count'> &
  Legal & {
    /** Number of wallets on all pages; null while it is unknown. */
    count: number | null
    /** The visitor's text. */
    search: string
    /** The query that found `rows`; empty for all wallets. */
    foundBy: string
    isCertifiedOnly: boolean
    /** The first page is loading. */
    isLoading: boolean
    /** The first page takes long: shows a message and a retry button. */
    isSlow?: boolean | undefined
    /** Why the last page failed to load. */
    failure: ErrorCode | null
    onSearch: (search: string) => void
    onCertifiedOnly: (isCertifiedOnly: boolean) => void
    /** Opens the QR code for any wallet. Set on phones, where Connect has no row for it. */
    onScan?: (() => void) | undefined
  }

/** All wallets of the directory, with a search. */
export function AllWalletsView(props: AllWalletsViewProps) {
  const { words, search, isCertifiedOnly, rows, count, foundBy, isLoading, failure, onScan } = props
  const root = useRef<HTMLDivElement>(null)
  // Only the first grid restores the place; a new search starts at the top.
  const [place, setPlace] = useState(props.place)
  const text = words.allWallets
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
  const focusSearch = () => find('input[type="search"]')?.focus()
  const onKeyDown = (event: KeyboardEvent) => {
    const isInSearch = event.target instanceof Element && event.target.matches('input[type="search"]')
    if (event.key !== 'ArrowDown' || !isInSearch) return
    event.preventDefault()
    find('[data-lintel-wallet-tile][tabindex="0"]')?.focus()
  }
  const clear = () => {
    props.onSearch('')
    props.onCertifiedOnly(false)
    focusSearch()
  }
  const isFound = !isLoading && rows.length > 0
  return (
    <ViewBody>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles an arrow key of the search field inside it */}
      <div ref={root} className={rootStyle} onKeyDown={onKeyDown}>
        <LegalGate words={words} legal={props.legal} termsUrl={props.termsUrl} privacyUrl={props.privacyUrl}>
          <div className={searchLine}>
            <SearchField label={text.search} clearLabel={text.clearSearch} value={search} onChange={props.onSearch} />
            {onScan ? (
              <IconButton size="4" variant="soft" label={text.scan} onClick={onScan}>
                <Icon as={QrCode} size={20} />
              </IconButton>
            ) : null}
          </div>
          <div className={filterLine}>
            <Switch size="1" checked={isCertifiedOnly} onCheckedChange={props.onCertifiedOnly}>
              {text.certifiedOnly}
            </Switch>
          </div>
          <div className={results} tabIndex={-1} data-lintel-results="">
            {isFound ? (
              <WalletGrid
                {...props}
                key={`${foundBy} ${isCertifiedOnly}`}
                count={count ?? rows.length}
                place={place}
                onBegun={() => setPlace(null)}
                hasFailed={failure !== null && props.hasMore}
                onType={focusSearch}
              />
            ) : (
              <EmptyState
                {...props}
                onClear={clear}
                onRetry={() => {
                  // The button unmounts: keep focus in the view.
                  find('[data-lintel-results]')?.focus()
                  props.onRetry()
                }}
              />
            )}
          </div>
          <VisuallyHidden role="status">
            {isFound && (foundBy !== '' || isCertifiedOnly) ? text.found({ count: count ?? rows.length }) : ''}
          </VisuallyHidden>
        </LegalGate>
      </div>
    </ViewBody>
  )
}

type EmptyStateProps = AllWalletsViewProps & { onClear: () => void }

/** Shown when there is no tile. */
function EmptyState({
  words,
  foundBy,
  isCertifiedOnly,
  isLoading,
  isSlow = false,
  failure,
  onRetry,
  onClear,
}: EmptyStateProps) {
  const text = words.allWallets
  if (isLoading) return <FirstPage words={words} isSlow={isSlow} onRetry={onRetry} />
  if (failure) {
    const error = words.errors[failure]
    return (
      <PageMissing
        words={words}
        title={error.title}
        text={error.text({ wallet: words.common.yourWallet })}
        onRetry={onRetry}
      />
    )
  }
  const isNarrowed = foundBy !== '' || isCertifiedOnly
  const reason =
    foundBy === '' ? (isCertifiedOnly ? text.emptyCertified : text.emptyList) : text.emptyText({ query: foundBy })
  return (
    <CenteredMessage
      image={<IconTile as={SearchX} />}
      title={text.emptyTitle}
      text={reason}
      actions={
        isNarrowed ? (
          <Button variant="soft" accent="gray" onClick={onClear}>
            {text.clear}
          </Button>
        ) : null
      }
    />
  )
}
