'use client'

import * as Primitive from '@radix-ui/react-progress'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { beam, fill, progress, share } from './progress.css.js'
import { progressProps } from './progress.props.js'
import { readProgress } from './read-progress.js'

export type ProgressProps = PropsOf<typeof progressProps> &
  Omit<ComponentProps<'div'>, 'children' | 'aria-label'> & {
    /** What is going on. */
    label: string
    /** From 0 to `max`. Without it nobody knows how long it takes. */
    value?: number | null | undefined
    /** What `value` is when it is done; 100 unless told otherwise. */
    max?: number
    /** What is said instead of a percentage: "3 of 12 confirmations". */
    valueText?: string | undefined
    /** A colour of its own. */
    accent?: Accent | undefined
  }

/**
 * How far something is that takes a while. For a wait without a measure and without room use Spinner, for content whose
 * shape is known Skeleton.
 *
 * @example
 * <Progress label="Confirmations" value={3} max={12} valueText="3 of 12" />
 */
export function Progress({ size, label, value, max = 100, valueText, accent, className, ...rest }: ProgressProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Progress', progressProps, { size })
  const reading = readProgress(value, max)
  const text = valueText === undefined ? {} : { 'aria-valuetext': valueText }
  return (
    <Primitive.Root
      {...(reading ? { value: reading.value, max: reading.max } : { value: null })}
      {...text}
      {...rest}
      aria-label={label}
      data-accent={accent}
      className={clsx(progress({ size }), className)}
    >
      {reading ? (
        <svg className={share} aria-hidden focusable={false}>
          <rect className={fill} width={`${reading.share * 100}%`} height="100%" />
        </svg>
      ) : (
        <span className={beam} />
      )}
    </Primitive.Root>
  )
}
