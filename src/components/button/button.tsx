'use client'

import { Slot, Slottable } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import type { Accent } from '../props/accent.js'
import { Spinner } from '../spinner/spinner.js'
import { useSingleRun } from '../use-single-run.js'
import { button, content, spinnerPlace, unseen } from './button.css.js'

export type ButtonProps = ComponentProps<'button'> & {
  /** @default '3' */
  size?: '1' | '2' | '3' | '4' | undefined
  /** @default 'solid' */
  variant?: 'solid' | 'soft' | 'surface' | 'outline' | 'ghost' | undefined
  /**
   * Shows a spinner and ignores clicks. The button keeps its width, its name and its focus. The same happens automatically
   * while a promise that `onClick` has returned is pending.
   */
  loading?: boolean | undefined
  /** The color; `gray` for a secondary action. By default the accent of the theme. */
  accent?: Accent | undefined
  /** Renders the only child, such as a link, as the button. */
  asChild?: boolean
}

/**
 * Starts an action. Use one solid button per view; make the others soft, gray or ghost. The label says what happens:
 * "Send 12 USDC", not "OK". Do not disable a button without saying why beside it.
 *
 * **Use instead** `asChild` with a link to go to another page, IconButton for an icon alone.
 *
 * **One press, one request** Return the promise of the request from `onClick`: until it settles, further presses do nothing.
 *
 * **Keyboard** Enter and Space press it. While loading it keeps the focus and ignores presses.
 *
 * **Data attributes** `data-accent`, `data-lintel-button` (its variant), `aria-busy` while loading.
 *
 * @example
 * <Button accent="gray" variant="soft" onClick={retry}>Try again</Button>
 * @example
 * <Button onClick={async () => show(await actions.sendTransaction(request))}>Send 12 USDC</Button>
 */
export function Button(props: ButtonProps) {
  const { size, variant, loading, accent, asChild, className, children, onClick, ...rest } = props
  const [isRunning, run] = useSingleRun()
  const isBusy = loading || isRunning
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={(event: MouseEvent<HTMLButtonElement>) =>
        isBusy ? event.preventDefault() : run(() => onClick?.(event))
      }
      data-accent={accent}
      data-lintel-button={variant ?? 'solid'}
      className={clsx(button({ size, variant }), className)}
    >
      {isBusy ? (
        <span className={spinnerPlace}>
          <Spinner size={size === '1' ? '1' : '2'} />
        </span>
      ) : null}
      <Slottable child={children}>{(label) => <span className={isBusy ? unseen : content}>{label}</span>}</Slottable>
    </Root>
  )
}
