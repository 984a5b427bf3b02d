import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { kbd } from './kbd.css.js'
import { kbdProps } from './kbd.props.js'

export type KbdProps = PropsOf<typeof kbdProps> &
  ComponentProps<'kbd'> & {
    /** Gives its looks to the only child instead of an element of its own. */
    asChild?: boolean
  }

/**
 * A key to press. Several keys are several of them. For text of a machine use Code.
 *
 * @example
 * <Text>Press <Kbd>T</Kbd> to change the theme.</Text>
 */
export function Kbd({ size, asChild, className, ...rest }: KbdProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Kbd', kbdProps, { size })
  const Root = asChild ? Slot : 'kbd'
  return <Root translate="no" {...rest} className={clsx(kbd({ size }), className)} />
}
