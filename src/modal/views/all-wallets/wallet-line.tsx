'use client'

import clsx from 'clsx'
import { memo, useEffect, useRef, useState } from 'react'
import { IMAGE_TIMEOUT } from '../../../components/avatar/image-timeout.js'
import type { Messages } from '../../../core/messages/en.js'
import type { WalletRow } from '../../../core/wallets/list-wallet-rows.js'
import { tileHeight, tileLine } from '../../parts/wallet-tiles/wallet-tiles.css.js'
import { line as lineStyle } from './all-wallets-view.css.js'
import { settlePicture } from './tile-picture.js'
import { WalletTile } from './wallet-tile.js'

/**
 * A line that passes by faster, in a fling, asks for no pictures, ms: they would cost most and not be seen. As long as
 * a view slides in.
 */
const PICTURE_DELAY = 150

export type WalletLineProps = {
  words: Messages
  rows: readonly WalletRow[]
  columns: number
  /** Which line this is, from 0. */
  line: number
  /** The tile in the order of Tab, by its place in `rows`; null when it is in another line. */
  active: number | null
}

/** One line of tiles. Drawn again only when something in it changes, not with each step of a scroll. */
export const WalletLine = memo(function WalletLine({ words, rows, columns, line, active }: WalletLineProps) {
  const element = useRef<HTMLDivElement>(null)
  const [hasPictures, setHasPictures] = useState(false)
  useEffect(() => {
    const giveUp = () => element.current?.querySelectorAll('img').forEach(settlePicture)
    const timer = hasPictures
      ? setTimeout(giveUp, IMAGE_TIMEOUT)
      : setTimeout(() => setHasPictures(true), PICTURE_DELAY)
    return () => clearTimeout(timer)
  }, [hasPictures])
  const start = line * columns
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn in part
    // biome-ignore lint/a11y/useFocusableInteractive: what is in its cells is focusable
    <div
      ref={element}
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
