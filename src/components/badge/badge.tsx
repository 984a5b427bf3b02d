import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { badge, content } from './badge.css.js'
import { badgeProps } from './badge.props.js'

export type BadgeProps = PropsOf<typeof badgeProps> &
  ComponentProps<'span'> & {
    /** A colour of its own: `gray` for a fact, `green`, `amber` or `red` for a state. */
    accent?: Accent | undefined
    /** A small picture before the word. */
    icon?: ReactNode
  }

/**
 * A short status beside a name. For an action use Button, for a sentence Text.
 *
 * @example
 * <Badge accent="green">Installed</Badge>
 */
export function Badge({ size, variant, accent, icon, className, children, ...rest }: BadgeProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Badge', badgeProps, { size, variant })
  return (
    <span {...rest} data-accent={accent} className={clsx(badge({ size, variant }), className)}>
      {icon}
      <span dir="auto" className={content}>
        {children}
      </span>
    </span>
  )
}
