'use client'

import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import { useEffectEvent } from '../../../../components/use-effect-event.js'
import type { WalletRow } from '../../../../core/wallets/list-wallet-rows.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { RotateCw } from '../../../../icons/rotate-cw.js'
import { scroller, tileHeight } from '../../../../parts/view-skeleton/tiles.css.js'
import { TilesSkeleton } from '../../../../parts/view-skeleton/tiles-skeleton.js'
import { failed, lines as linesStyle } from './all-wallets-view.css.js'
import { moveInGrid } from './move-in-grid.js'
import { useColumns } from './use-columns.js'
import { useGridFocus } from './use-grid-focus.js'
import { measureLine, useLineWindow } from './use-line-window.js'
import { WalletLine } from './wallet-line.js'

/** Where the visitor left the grid: the chosen tile, the first visible line, the scroll position in px. */
export type GridPlace = { index: number; line: number; scrollTop: number }

export type WalletGridProps = {
  words: ShownMessages
  rows: readonly WalletRow[]
  /** Number of wallets on all pages. */
  count: number
  hasMore: boolean
  isLoadingMore: boolean
  /** Loading the next page failed. */
  hasFailed: boolean
  /** Where to start; null for the top. */
  place: GridPlace | null
  /** Called once the grid has scrolled to `place`. */
  onBegun: () => void
  onSelect: (row: WalletRow, place: GridPlace | null) => void
  /** Called when the end is near. */
  onMore: () => void
  onRetry: () => void
  /** Called when the visitor types a letter, which belongs to the search. */
  onType: () => void
}

/**
 * Wallets as a grid of tiles that renders only the visible lines. Its role is grid, not list: screen readers pass arrow
 * keys on only in a grid, and only arrow keys can reach a tile that is not rendered yet.
 */
export function WalletGrid(props: WalletGridProps) {
  const { words, rows, count, hasMore, isLoadingMore, hasFailed, onSelect, onMore, onRetry, onType, onBegun } = props
  const [place] = useState(props.place)
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  const lineOf = (index: number) => Math.floor(index / columns)
  const focus = useGridFocus({ grid, count: rows.length, initial: place?.index ?? null })
  const lineCount = Math.ceil(rows.length / columns)
  const lines = useLineWindow({
    grid,
    count: lineCount,
    initial: place?.line ?? 0,
    rendered: focus.rendered.map(lineOf),
  })

  // The next page is usually there in time.
  useEffect(() => {
    if (lines.isNearEnd && hasMore && !isLoadingMore && !hasFailed) onMore()
  })
  const begin = useEffectEvent(() => {
    if (place && grid.current) grid.current.scrollTop = place.scrollTop
    onBegun()
  })
  useLayoutEffect(() => begin(), [])

  const goTo = (index: number) => {
    focus.goTo(index)
    lines.reveal(lineOf(index))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event
    if (altKey || readTile(event) === null) return
    const isFar = ctrlKey || metaKey
    if (key.length === 1 && key !== ' ' && !isFar) return onType()
    const pageRows = Math.floor(currentTarget.clientHeight / measureLine(currentTarget))
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
    const next = moveInGrid({ key, isFar, index: focus.active, count: rows.length, columns, pageRows, isRtl })
    if (next === null) return
    event.preventDefault()
    goTo(next)
  }
  const choose = (event: SyntheticEvent<HTMLElement>) => {
    const index = readTile(event)
    const row = index === null ? undefined : rows[index]
    if (!row || index === null) return
    onSelect(row, { index, line: lines.first, scrollTop: event.currentTarget.scrollTop })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be rendered in part
    <div
      ref={grid}
      role="grid"
      aria-label={words.allWallets.wallets}
      aria-rowcount={Math.ceil((hasMore ? Math.max(count, rows.length) : rows.length) / columns)}
      aria-colcount={columns}
      aria-busy={isLoadingMore || undefined}
      tabIndex={-1}
      className={scroller}
      onScroll={lines.follow}
      onKeyDown={onKeyDown}
      onClick={choose}
      onFocus={(event) => focus.setActive(readTile(event) ?? focus.active)}
    >
      <div className={linesStyle} style={{ blockSize: `calc(${tileHeight} * ${lineCount})` }}>
        {lines.drawn.map((line) => (
          <WalletLine
            key={line}
            words={words}
            rows={rows}
            columns={columns}
            line={line}
            active={lineOf(focus.active) === line ? focus.active : null}
          />
        ))}
      </div>
      {isLoadingMore ? <TilesSkeleton count={columns} /> : null}
      {hasFailed && !isLoadingMore ? (
        <FailedLine
          words={words}
          line={lineCount}
          onRetry={() => {
            goTo(rows.length - 1)
            onRetry()
          }}
        />
      ) : null}
    </div>
  )
}

/** The index of the tile that an event happened on, or null. */
function readTile({ target }: SyntheticEvent): number | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-lintel-wallet-tile]') : null
  return tile ? Number(tile.dataset.lintelWalletTile) : null
}

/** Below the tiles that are loaded: a button that tries the next page again. */
function FailedLine({ words, line, onRetry }: { words: ShownMessages; line: number; onRetry: () => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div role="row" aria-rowindex={line + 1}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <div role="gridcell" className={failed}>
        <span>{words.connect.moreFailed}</span>
        <Button size="2" variant="soft" accent="gray" onClick={onRetry}>
          <Icon as={RotateCw} size={16} />
          <span>{words.common.tryAgain}</span>
        </Button>
      </div>
    </div>
  )
}
