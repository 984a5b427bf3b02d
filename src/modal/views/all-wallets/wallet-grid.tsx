'use client'

import { RotateCw } from 'lucide-react'
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import type { Messages } from '../../../core/messages/en.js'
import type { WalletRow } from '../../../core/wallets/list-wallet-rows.js'
import { TileBones } from '../../parts/wallet-tiles/tiles-skeleton.js'
import { scroller, tileHeight } from '../../parts/wallet-tiles/wallet-tiles.css.js'
import { failed, lines as linesStyle } from './all-wallets-view.css.js'
import { moveInGrid } from './move-in-grid.js'
import { settlePicture } from './tile-picture.js'
import { useColumns } from './use-columns.js'
import { useGridFocus } from './use-grid-focus.js'
import { measureLine, useLineWindow } from './use-line-window.js'
import { WalletLine } from './wallet-line.js'

/** Where a visitor was in the grid: the tile that was chosen, the first line in view, the scroll position, px. */
export type GridPlace = { index: number; line: number; scrollTop: number }

export type WalletGridProps = {
  words: Messages
  rows: readonly WalletRow[]
  /** How many there are on all pages. */
  count: number
  hasMore: boolean
  isLoadingMore: boolean
  /** The next page did not come. */
  hasFailed: boolean
  /** Where to begin; null for the top. */
  place: GridPlace | null
  /** `place` is taken up. */
  onBegun: () => void
  onSelect: (row: WalletRow, place: GridPlace | null) => void
  /** The end comes into view. */
  onMore: () => void
  onRetry: () => void
  /** A letter was typed: it belongs into the search. */
  onType: () => void
}

/**
 * Wallets in lines of tiles, drawn only where they are seen. To assistive technology it is a grid, not a list: only in
 * a grid do screen readers pass the arrow keys on, and only those reach a tile that is not drawn yet.
 */
export function WalletGrid(props: WalletGridProps) {
  const { words, rows, count, hasMore, isLoadingMore, hasFailed, onSelect, onMore, onRetry, onType, onBegun } = props
  const [place] = useState(props.place)
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  const lineOf = (index: number) => Math.floor(index / columns)
  const focus = useGridFocus({ grid, count: rows.length, initial: place?.index ?? null })
  const lineCount = Math.ceil(rows.length / columns)
  const lines = useLineWindow({ grid, count: lineCount, initial: place?.line ?? 0, kept: focus.kept.map(lineOf) })

  // A whole view ahead, so that the end is seldom seen before the next page is there.
  const askForMore = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = grid.current ?? {}
    const isNear = clientHeight > 0 && scrollTop + 2 * clientHeight >= scrollHeight
    if (isNear && hasMore && !isLoadingMore && !hasFailed) onMore()
  }
  useEffect(askForMore)
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
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn in part
    <div
      ref={grid}
      role="grid"
      aria-label={words.allWallets.wallets}
      aria-rowcount={Math.ceil((hasMore ? Math.max(count, rows.length) : rows.length) / columns)}
      aria-colcount={columns}
      aria-busy={isLoadingMore || undefined}
      tabIndex={-1}
      className={scroller}
      onScroll={() => {
        lines.follow()
        askForMore()
      }}
      onKeyDown={onKeyDown}
      // One listener for all tiles, so that a tile is nothing but its looks.
      onClick={choose}
      // They do not bubble: heard on their way down.
      onLoadCapture={settle}
      onErrorCapture={settle}
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
      {isLoadingMore ? <TileBones count={columns} /> : null}
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

function settle({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) settlePicture(target)
}

/** Which tile an event is about; null when it is about none. */
function readTile({ target }: SyntheticEvent): number | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-lintel-wallet-tile]') : null
  return tile ? Number(tile.dataset.lintelWalletTile) : null
}

/** What is here stays; the rest can be asked for again. */
function FailedLine({ words, line, onRetry }: { words: Messages; line: number; onRetry: () => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div role="row" aria-rowindex={line + 1}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <div role="gridcell" className={failed}>
        {words.connect.moreFailed}
        <Button size="2" variant="soft" accent="gray" onClick={onRetry}>
          <Icon as={RotateCw} size={16} />
          {words.common.tryAgain}
        </Button>
      </div>
    </div>
  )
}
