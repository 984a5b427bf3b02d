import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { spinner } from './spinner.css.js'

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /** Announced as a status. Leave it out when text beside the spinner says what is loading. */
  label?: string
}

/**
 * A wait of unknown length, in the color of the text around it. Do not show one for less than a second, nor two in
 * one view.
 *
 * **Use instead** Skeleton for content whose shape is known, `loading` of a Button.
 *
 * **Accessibility** Decorative without a `label`. Under reduced motion it pulses instead of turning.
 */
export function Spinner({ size, label, className, ...rest }: SpinnerProps) {
  const named = label ? ({ role: 'status', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return <span {...named} className={clsx(spinner({ size }), className)} {...rest} />
}
