import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { visuallyHidden } from './visually-hidden.css.js'

export type VisuallyHiddenProps = ComponentProps<'span'> & {
  /** Hides the only child instead of an element of its own. */
  asChild?: boolean
}

/**
 * Text for assistive technology alone, such as a status or the words behind a picture. Nothing that can be focused
 * belongs in it: a focus that nobody sees is lost.
 *
 * @example
 * <VisuallyHidden role="status">{count} wallets found</VisuallyHidden>
 */
export function VisuallyHidden({ asChild, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span'
  return <Root {...rest} className={clsx(visuallyHidden, className)} />
}
