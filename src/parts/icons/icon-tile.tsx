import { Icon } from '../../components/icon/icon.js'
import type { Accent } from '../../components/props/accent.js'
import type { IconComponent } from '../../icons/create-icon.js'
import { tile } from './icon-tile.css.js'

export type IconTileProps = {
  as: IconComponent
  /** Edge, px: 36 in a row, 64 above a message. */
  size?: '36' | '64'
  /** The color of a large tile. Default: that of the theme. */
  accent?: Accent | undefined
}

/** A line icon on a tile, in place of a brand icon: gray in a row, accent color above a message. Decorative. */
export function IconTile({ as, size = '64', accent }: IconTileProps) {
  return (
    <span data-accent={accent} className={tile({ size })}>
      <Icon as={as} size={size === '64' ? 28 : 18} />
    </span>
  )
}
