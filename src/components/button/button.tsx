'use client'

import { Slot, Slottable } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { Spinner } from '../spinner/spinner.js'
import { button, content, spinnerPlace } from './button.css.js'
import { buttonProps } from './button.props.js'

export type ButtonProps = PropsOf<typeof buttonProps> &
  ComponentProps<'button'> & {
    /** A colour of its own; `gray` for a quiet button. */
    accent?: Accent | undefined
    /** Draws the only child, such as a link, as the button. */
    asChild?: boolean
  }

/**
 * Does something, here and now. To go somewhere use `asChild` with a link; for an icon alone use IconButton.
 * While `loading` it keeps its focus and width, says that it is busy, and ignores clicks.
 *
 * @example
 * <Button accent="gray" variant="soft" onClick={retry}>Try again</Button>
 */
export function Button({ size, variant, loading, accent, asChild, className, children, ...rest }: ButtonProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Button', buttonProps, { size, variant })
  const Root = asChild ? Slot : 'button'
  const busy = loading
    ? { 'aria-busy': true, 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }
    : {}
  // A box around the label only while it has to be unseen: a page may hold a thousand buttons.
  const label = loading ? <span className={content}>{children}</span> : children
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      {...busy}
      data-accent={accent}
      data-lintel-button={variant ?? 'solid'}
      className={clsx(button({ size, variant }), className)}
    >
      {loading ? (
        <span className={spinnerPlace}>
          <Spinner size={size === '1' ? '1' : '2'} />
        </span>
      ) : null}
      {asChild ? <Slottable>{children}</Slottable> : label}
    </Root>
  )
}
