import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { spinner } from './spinner.css.js'
import { spinnerProps } from './spinner.props.js'

export type SpinnerProps = PropsOf<typeof spinnerProps> &
  Omit<ComponentProps<'span'>, 'children'> & {
    /** What is being waited for. Without it the spinner is decoration beside text that says so. */
    label?: string
  }

/** Waiting of unknown length. For content whose shape is known use Skeleton; in a Button use `loading`. */
export function Spinner({ size, label, className, ...rest }: SpinnerProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Spinner', spinnerProps, { size })
  const named = label ? ({ role: 'status', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return <span {...named} className={clsx(spinner({ size }), className)} {...rest} />
}
