import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { directional, icon } from './icon.css.js'

export type IconProps = Omit<ComponentProps<'svg'>, 'width' | 'height' | 'children'> & {
  /** A lucide icon. */
  as: LucideIcon
  /** Edge in px at scaling 100%: 16 inline, 18 in controls, 20 in tiles. */
  size?: number
  /** Points along the text, so it is mirrored right to left: arrows, chevrons, Back. */
  isDirectional?: boolean
}

/** A decorative line icon at Lintel's stroke. Whatever it means has to be said in text or by the control's name. */
export function Icon({ as: Glyph, size = 18, isDirectional = false, className, ...rest }: IconProps) {
  const edge = `calc(${size / 16}rem * var(--lintel-scaling))`
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
