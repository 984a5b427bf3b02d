import { Separator as RadixSeparator } from '@radix-ui/react-separator'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { label as labelClass, labelled, separator } from './separator.css.js'
import { separatorProps } from './separator.props.js'

export type SeparatorProps = PropsOf<typeof separatorProps> &
  Omit<ComponentProps<'div'>, 'children'> & {
    /** A word in the middle of the line, such as "or". It is read as text. */
    label?: ReactNode
  }

/**
 * A line between two things. Assistive technology hears it unless `decorative`; with a `label` it hears the label,
 * because what a separator contains is never read.
 *
 * @example
 * <Separator label="or" />
 */
export function Separator({
  orientation = separatorProps.orientation.default,
  decorative = separatorProps.decorative.default,
  label,
  className,
  ...rest
}: SeparatorProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Separator', separatorProps, { orientation })
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
