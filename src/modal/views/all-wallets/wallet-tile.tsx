import type { Messages } from '../../../core/messages/en.js'
import type { WalletRow } from '../../../core/wallets/list-wallet-rows.js'
import { getRowName } from '../../wallets/get-row-name.js'
import { name as nameStyle, tag as tagStyle, tile } from './all-wallets-view.css.js'
import { TilePicture } from './tile-picture.js'

export type WalletTileProps = {
  words: Messages
  row: WalletRow
  /** Place in the grid, from 0. */
  index: number
  /** Tab stops here: one tile of a grid is in the order of Tab, arrows lead to the others. */
  isActive: boolean
  hasPicture: boolean
}

/** One wallet of the grid, which listens for it. Its accessible name starts with the wallet's. */
export function WalletTile({ words, row, index, isActive, hasPicture }: WalletTileProps) {
  const name = getRowName(row, words)
  const isHere = row.tag === 'installed' || row.tag === 'connected'
  return (
    <button type="button" className={tile} data-lintel-wallet-tile={index} tabIndex={isActive ? 0 : -1}>
      <TilePicture name={name} imageUrl={row.imageUrl} isDue={hasPicture} />
      <bdi className={nameStyle} title={name}>
        {name}
      </bdi>
      {row.tag && isHere ? (
        <span data-accent="green" className={tagStyle}>
          {' '}
          {words.connect[row.tag]}
        </span>
      ) : null}
    </button>
  )
}
