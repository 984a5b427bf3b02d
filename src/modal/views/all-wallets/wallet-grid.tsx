'use client'

import { RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type CacheSnapshot, Virtualizer, type VirtualizerHandle } from 'virtua'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import type { Messages } from '../../../core/messages/en.js'
import type { WalletRow } from '../../../core/wallets/list-wallet-rows.js'
import { failed, line, scroller } from './all-wallets-view.css.js'
import { BoneLine } from './bone-line.js'
import { useColumns } from './use-columns.js'
import { useGridFocus } from './use-grid-focus.js'
import { WalletTile } from './wallet-tile.js'

/** Where a visitor was in the grid. */
export type GridPlace = { index: number; offset: number; cache: CacheSnapshot; lines: number }

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

/** About how high a line is, px: measured ones replace it. */
const LINE = 100

/** As many as are seen at first. */
const FIRST_LINES = 5

type Line = { start: number; rows: readonly WalletRow[] } | 'bones' | 'failed'

/**
 * Wallets in rows of tiles, drawn only where they are seen. To assistive technology it is a grid, not a list: only in
 * a grid do screen readers pass the arrow keys on, and only those reach a tile that is not drawn yet.
 */
export function WalletGrid(props: WalletGridProps) {
  const { words, rows, count, hasMore, isLoadingMore, hasFailed, onSelect, onMore, onRetry, onType } = props
  const [place] = useState(props.place)
  const grid = useRef<HTMLDivElement>(null)
  const virtualizer = useRef<VirtualizerHandle>(null)
  const columns = useColumns(grid)
  const focus = useGridFocus({ grid, virtualizer, count: rows.length, columns, initial: place?.index ?? null, onType })
  const lines = toLines(rows, columns, isLoadingMore ? 'bones' : hasFailed ? 'failed' : null)
  const template = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }

  // A whole view ahead, so that the end is seldom seen before the next page is there.
  const askForMore = () => {
    const { scrollOffset = 0, viewportSize = 0, scrollSize = 0 } = virtualizer.current ?? {}
    const isNear = viewportSize > 0 && scrollOffset + 2 * viewportSize >= scrollSize
    if (isNear && hasMore && !isLoadingMore && !hasFailed) onMore()
  }
  useEffect(askForMore)
  const { onBegun } = props
  const begin = useEffectEvent(() => {
    if (place) virtualizer.current?.scrollTo(place.offset)
    onBegun()
  })
  useLayoutEffect(() => begin(), [])

  const notePlace = (index: number): GridPlace | null => {
    if (!virtualizer.current) return null
    const { scrollOffset: offset, cache } = virtualizer.current
    return { index, offset, cache, lines: lines.length }
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
      onKeyDown={focus.onKeyDown}
    >
      <Virtualizer
        ref={virtualizer}
        data={lines}
        itemSize={LINE}
        // Else the first frame is spent on measuring, and tiles are seen in the second.
        ssrCount={FIRST_LINES}
        keepMounted={[...new Set(focus.drawn.map((index) => Math.floor(index / columns)))]}
        onScroll={askForMore}
        onResize={askForMore}
        {...(place && place.lines === lines.length && { cache: place.cache })}
      >
        {(item, lineIndex) => {
          if (item === 'bones') return <BoneLine key="bones" columns={columns} />
          if (item === 'failed') {
            return (
              <FailedLine
                key="failed"
                words={words}
                lineIndex={lineIndex}
                onRetry={() => {
                  focus.goTo(rows.length - 1)
                  onRetry()
                }}
              />
            )
          }
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: what is in its cells is focusable
            <div key={item.start} role="row" aria-rowindex={lineIndex + 1} className={line} style={template}>
              {item.rows.map((row, column) => (
                // biome-ignore lint/a11y/useSemanticElements: see above
                // biome-ignore lint/a11y/useFocusableInteractive: see above
                <div key={row.key} role="gridcell" aria-colindex={column + 1}>
                  <WalletTile
                    words={words}
                    row={row}
                    index={item.start + column}
                    isActive={focus.active === item.start + column}
                    onFocus={focus.setActive}
                    onSelect={(chosen, index) => onSelect(chosen, notePlace(index))}
                  />
                </div>
              ))}
            </div>
          )
        }}
      </Virtualizer>
    </div>
  )
}

function toLines(rows: readonly WalletRow[], columns: number, end: 'bones' | 'failed' | null): readonly Line[] {
  const lines: Line[] = []
  for (let start = 0; start < rows.length; start += columns) {
    lines.push({ start, rows: rows.slice(start, start + columns) })
  }
  return end ? [...lines, end] : lines
}

/** What is here stays; the rest can be asked for again. */
function FailedLine({ words, lineIndex, onRetry }: { words: Messages; lineIndex: number; onRetry: () => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div role="row" aria-rowindex={lineIndex + 1}>
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
