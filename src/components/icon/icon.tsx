import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { IconComponent } from '../../icons/create-icon.js'
import { directional, icon } from './icon.css.js'

export type IconProps = Omit<ComponentProps<'svg'>, 'width' | 'height' | 'children'> & {
  /** An icon of `lintel/icons`, or any component that draws an svg from svg props, such as one of lucide-react. */
  as: IconComponent
  /** The edge in px at scaling 100 %: 16 in text, 18 in controls, 20 in tiles. */
  size?: number
  /** Mirrors the icon right to left: for arrows, chevrons and Back. */
  isDirectional?: boolean
}

/**
 * An icon with a stroke of 1.75, in the color of the text around it. Do not change the stroke or color it by
 * hand.
 *
 * **Use instead** Avatar for a brand, IconButton for an icon that can be pressed.
 *
 * **Accessibility** Always decorative. Put its meaning into the text beside it or the name of its control.
 */
export function Icon({ as: Glyph, size = 18, isDirectional = false, className, ...rest }: IconProps) {
  const edge = `calc(var(--lintel-unit) * ${size})`
  return (
    <Glyph
      width={edge}
      height={edge}
      strokeWidth={1.75}
      aria-hidden
      focusable={false}
      className={clsx(icon, isDirectional && directional, className)}
      {...rest}
    />
  )
}
