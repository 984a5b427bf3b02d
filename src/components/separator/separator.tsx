import { Separator as RadixSeparator } from '@radix-ui/react-separator'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { label as labelClass, labelled, separator } from './separator.css.js'

export type SeparatorProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined
  /** Hides the line from assistive technology. */
  decorative?: boolean | undefined
  /** A word in the middle of the line, such as "or". It is read as text, because the content of a separator is not. */
  label?: ReactNode
}

/**
 * A line between two things. Most of the time space is enough. Do not put lines around a list: the items of a List
 * have their own.
 *
 * **Data attributes** `data-orientation`.
 *
 * @example
 * <Separator label="or" />
 */
export function Separator({
  orientation = 'horizontal',
  decorative = false,
  label,
  className,
  ...rest
}: SeparatorProps) {
  if (label !== undefined) {
    return (
      <div {...rest} data-orientation={orientation} className={clsx(labelled, className)}>
        <span className={labelClass}>{label}</span>
      </div>
    )
  }
  return (
    <RadixSeparator
      {...rest}
      orientation={orientation}
      decorative={decorative}
      className={clsx(separator, className)}
    />
  )
}
