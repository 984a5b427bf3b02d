'use client'

import { QrCode, SearchX } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import { IconButton } from '../../../components/icon-button/icon-button.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import type { ErrorCode } from '../../../core/errors/error-code.js'
import { CenteredMessage } from '../../parts/centered-message/centered-message.js'
import { IconTile } from '../../parts/icon-tile/icon-tile.js'
import { SearchField } from '../../parts/search-field/search-field.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import { filterLine, results } from '../../parts/wallet-tiles/wallet-tiles.css.js'
import { ways } from '../connect/connect-view.css.js'
import { type Legal, LegalGate } from '../connect/legal-gate.js'
import { searchLine } from './all-wallets-view.css.js'
import { CertifiedSwitch } from './certified-switch.js'
import { FirstPage, PageMissing } from './first-page.js'
import { WalletGrid, type WalletGridProps } from './wallet-grid.js'

export type AllWalletsViewProps = Omit<WalletGridProps, 'hasFailed' | 'onType' | 'onBegun' | 'count'> &
  Legal & {
    /** How many there are on all pages; null while that is not known. */
    count: number | null
    /** As typed. */
    search: string
    /** What `rows` were searched by; empty for all. */
    foundBy: string
    isCertifiedOnly: boolean
    /** The first page is on its way. */
    isLoading: boolean
    /** And it takes long: said, with a way on. */
    isSlow?: boolean | undefined
    /** Why the last page did not come. */
    failure: ErrorCode | null
    onSearch: (search: string) => void
    onCertifiedOnly: (isCertifiedOnly: boolean) => void
    /** Shows the QR code for any wallet: on a phone, where Connect does not. */
    onScan?: (() => void) | undefined
  }

/** Every wallet there is, with a search. */
export function AllWalletsView(props: AllWalletsViewProps) {
  const { words, search, isCertifiedOnly, rows, count, foundBy, isLoading, failure, onScan } = props
  const root = useRef<HTMLDivElement>(null)
  // Where one was holds for the first grid only; a new question begins at its top.
  const [place, setPlace] = useState(props.place)
  const said = words.allWallets
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow leads from one control to the next */}
      <div ref={root} className={ways} onKeyDown={onKeyDown}>
        <LegalGate words={words} legal={props.legal} termsUrl={props.termsUrl} privacyUrl={props.privacyUrl}>
          <div className={searchLine}>
            <SearchField label={said.search} clearLabel={said.clearSearch} value={search} onChange={props.onSearch} />
            {onScan ? (
              <IconButton size="4" variant="soft" label={said.scan} onClick={onScan}>
                <Icon as={QrCode} size={20} />
              </IconButton>
            ) : null}
          </div>
          <div className={filterLine}>
            <CertifiedSwitch label={said.certifiedOnly} isOn={isCertifiedOnly} onChange={props.onCertifiedOnly} />
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
              <Instead
                {...props}
                onClear={clear}
                onRetry={() => {
                  // The button goes away with what it stands under.
                  find('[data-lintel-results]')?.focus()
                  props.onRetry()
                }}
              />
            )}
          </div>
          <VisuallyHidden role="status">
            {isFound && (foundBy !== '' || isCertifiedOnly) ? said.found({ count: count ?? rows.length }) : ''}
          </VisuallyHidden>
        </LegalGate>
      </div>
    </ViewBody>
  )
}

type InsteadProps = AllWalletsViewProps & { onClear: () => void }

/** What stands in place of the grid. */
function Instead({
  words,
  foundBy,
  isCertifiedOnly,
  isLoading,
  isSlow = false,
  failure,
  onRetry,
  onClear,
}: InsteadProps) {
  const said = words.allWallets
  if (isLoading) return <FirstPage words={words} isSlow={isSlow} onRetry={onRetry} />
  if (failure) {
    const { title, text } = words.errors[failure]
    return (
      <PageMissing words={words} title={title} text={text({ wallet: words.common.yourWallet })} onRetry={onRetry} />
    )
  }
  const isNarrowed = foundBy !== '' || isCertifiedOnly
  const reason =
    foundBy === '' ? (isCertifiedOnly ? said.emptyCertified : said.emptyList) : said.emptyText({ query: foundBy })
  return (
    <CenteredMessage
      image={<IconTile as={SearchX} />}
      title={said.emptyTitle}
      text={reason}
      actions={
        isNarrowed ? (
          <Button variant="soft" accent="gray" onClick={onClear}>
            {said.clear}
          </Button>
        ) : null
      }
    />
  )
}
