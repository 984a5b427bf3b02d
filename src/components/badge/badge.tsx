import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { Accent } from '../props/accent.js'
import { badge, content } from './badge.css.js'

export type BadgeProps = ComponentProps<'span'> & {
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /** @default 'soft' */
  variant?: 'solid' | 'soft' | 'outline' | undefined
  /** The color: `gray` for a fact, `green`, `amber` or `red` for a state. By default the accent of the theme. */
  accent?: Accent | undefined
  /** A small icon before the label. */
  icon?: ReactNode
}

/**
 * A short status beside a name: one or two words. Use `soft` in lists, `outline` on a colored background, and `solid`
 * at most once per view. The word has the meaning and the color repeats it. Do not put two badges beside one name.
 *
 * **Use instead** Button for an action, Text for a sentence.
 *
 * **Data attributes** `data-accent`.
 *
 * @example
 * <Badge accent="green">Installed</Badge>
 */
export function Badge({ size, variant, accent, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-accent={accent} className={clsx(badge({ size, variant }), className)}>
      {icon}
      <span dir="auto" className={content}>
        {children}
      </span>
    </span>
  )
}
