import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { visuallyHidden } from './visually-hidden.css.js'

export type VisuallyHiddenProps = ComponentProps<'span'> & {
  /** Hides the only child instead of an element of its own. */
  asChild?: boolean
}

/**
 * Text for assistive technology only, such as a status or the meaning of a picture. Put nothing into it that can be
 * focused, and do not repeat visible text.
 *
 * @example
 * <VisuallyHidden role="status">{count} wallets found</VisuallyHidden>
 */
export function VisuallyHidden({ asChild, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span'
  return <Root {...rest} className={clsx(visuallyHidden, className)} />
}
