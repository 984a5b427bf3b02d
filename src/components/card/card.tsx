import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { card } from './card.css.js'

export type CardProps = ComponentProps<'div'> & {
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /** Renders the only child as the card: with an `<a>` or a `<button>` all of the card is one target. */
  asChild?: boolean
}

/**
 * A surface for things that belong together. Do not put a card into a card, and put no control into a card that is
 * itself a link or a button.
 *
 * **Use instead** Callout for a message, List for things to choose from, Dialog for content above the page.
 *
 * **States** A link or button has hover and pressed colors; `aria-current` and `aria-pressed` draw an outline; give a
 * reason in text beside `disabled`.
 *
 * @example
 * <Card asChild><a href="/guide">Read the guide</a></Card>
 */
export function Card({ size, asChild, className, ...rest }: CardProps) {
  const Root = asChild ? Slot : 'div'
  return <Root {...rest} className={clsx(card({ size }), className)} />
}
