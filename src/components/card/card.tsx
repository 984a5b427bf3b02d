import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { card } from './card.css.js'
import { cardProps } from './card.props.js'

export type CardProps = PropsOf<typeof cardProps> &
  ComponentProps<'div'> & {
    /** Draws the only child as the card: an `<a>` or a `<button>` makes all of it one target. */
    asChild?: boolean
  }

/**
 * A surface for what belongs together. As a link or a button it answers pointer, keyboard and `aria-current` or
 * `aria-pressed`, and nothing inside may be pressed by itself. Cards never lie in cards; for the items of a list use List.
 *
 * @example
 * <Card asChild><a href="/guide">Read the guide</a></Card>
 */
export function Card({ size, asChild, className, ...rest }: CardProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Card', cardProps, { size })
  const Root = asChild ? Slot : 'div'
  return <Root {...rest} className={clsx(card({ size }), className)} />
}
