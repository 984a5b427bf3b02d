import clsx from 'clsx'
import type { WalletRow } from '../../../../core/wallets/list-wallet-rows.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { tileIcon } from '../../../../parts/view-skeleton/tiles.css.js'
import { getRowName } from '../parts/get-row-name.js'
import { name as nameStyle, picturePlace, tag as tagStyle, tile } from './all-wallets-view.css.js'

export type WalletTileProps = {
  words: ShownMessages
  row: WalletRow
  /** Index in the grid. */
  index: number
  /** Whether it is in the tab order: one tile of the grid is, arrow keys move to the others. */
  isActive: boolean
  /** False: keeps the place of the image. */
  hasPicture: boolean
}

/** One wallet of the grid, which handles its events. Its accessible name starts with the wallet's. */
export function WalletTile({ words, row, index, isActive, hasPicture }: WalletTileProps) {
  const name = getRowName(row, words)
  return (
    <button type="button" className={tile} data-lintel-wallet-tile={index} tabIndex={isActive ? 0 : -1}>
      {hasPicture || !row.imageUrl ? (
        <WalletIcon name={name} imageUrl={row.imageUrl} size="56" />
      ) : (
        <span className={clsx(tileIcon, picturePlace)} data-lintel-skeleton="" />
      )}
      <bdi className={nameStyle} title={name}>
        {name}
      </bdi>
      {row.tag === 'installed' || row.tag === 'connected' ? (
        <span data-accent="green" className={tagStyle}>
          {` ${words.connect[row.tag]}`}
        </span>
      ) : null}
    </button>
  )
}
