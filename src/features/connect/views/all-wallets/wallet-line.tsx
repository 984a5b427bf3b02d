'use client'

import clsx from 'clsx'
import { memo, useEffect, useState } from 'react'
import type { WalletRow } from '../../../../core/wallets/list-wallet-rows.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { tileHeight, tileLine } from '../../../../parts/view-skeleton/tiles.css.js'
import { line as lineStyle } from './all-wallets-view.css.js'
import { WalletTile } from './wallet-tile.js'

/** How many frames a line is rendered before it loads its images: a fast scroll passes many lines, on a slow device too. */
const PICTURE_DELAY = 9

/** Lines that appear together load their images one after the other, a line in each frame. */
const TURNS = 8

export type WalletLineProps = {
  words: ShownMessages
  rows: readonly WalletRow[]
  columns: number
  /** Index of this line. */
  line: number
  /** Index in `rows` of the tile in the tab order; null when that is in another line. */
  active: number | null
}

/** One line of tiles. Memoised: scrolling renders the grid often. */
export const WalletLine = memo(function WalletLine({ words, rows, columns, line, active }: WalletLineProps) {
  const [hasPictures, setHasPictures] = useState(false)
  useEffect(() => {
    let left = PICTURE_DELAY + (line % TURNS)
    const wait = () => {
      left -= 1
      if (left > 0) frame = requestAnimationFrame(wait)
      else setHasPictures(true)
    }
    let frame = requestAnimationFrame(wait)
    return () => cancelAnimationFrame(frame)
  }, [line])
  const start = line * columns
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be rendered in part
    // biome-ignore lint/a11y/useFocusableInteractive: the buttons in its cells are focusable
    <div
      role="row"
      aria-rowindex={line + 1}
      className={clsx(tileLine, lineStyle)}
      style={{ insetBlockStart: `calc(${tileHeight} * ${line})` }}
    >
      {rows.slice(start, start + columns).map((row, column) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div key={row.key} role="gridcell" aria-colindex={column + 1}>
          <WalletTile
            words={words}
            row={row}
            index={start + column}
            isActive={active === start + column}
            hasPicture={hasPictures}
          />
        </div>
      ))}
    </div>
  )
})
