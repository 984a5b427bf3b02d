import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { kbd } from './kbd.css.js'

export type KbdProps = ComponentProps<'kbd'> & {
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /** Styles the only child instead of an element of its own. */
  asChild?: boolean
}

/**
 * A key to press. For several keys use several Kbd with a space between them. Write a key as it is printed: Esc,
 * Shift, ⌘. The control itself must name its shortcut too (`aria-keyshortcuts`).
 *
 * **Use instead** Code for literal text.
 *
 * @example
 * <Text>Press <Kbd>T</Kbd> to change the theme.</Text>
 */
export function Kbd({ size, asChild, className, ...rest }: KbdProps) {
  const Root = asChild ? Slot : 'kbd'
  return <Root translate="no" {...rest} className={clsx(kbd({ size }), className)} />
}
