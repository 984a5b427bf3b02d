'use client'

import * as Primitive from '@radix-ui/react-progress'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { Accent } from '../props/accent.js'
import { beam, fill, progress, share } from './progress.css.js'

export type ProgressProps = Omit<ComponentProps<'div'>, 'children' | 'aria-label'> & {
  /** The accessible name: the running task. */
  label: string
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /** From 0 to `max`. Leave it out when the duration is unknown. */
  value?: number | null | undefined
  /** The value when it is complete. */
  max?: number
  /** Announced instead of a percentage: "3 of 12 confirmations". */
  valueText?: string | undefined
  /** The color. By default the accent of the theme. */
  accent?: Accent | undefined
}

/**
 * The progress of something that takes a while. Set `value` as soon as there is one, and `valueText` where a
 * percentage says little. Do not invent a value.
 *
 * **Use instead** Spinner for a wait of unknown length in a small place, Skeleton for content whose shape is known,
 * `loading` of a Dialog.
 *
 * **Accessibility** A `progressbar` with a name and a value. A value out of range counts as the nearest end; one that
 * is not a number counts as unknown. Under reduced motion the sliding bar pulses instead. Right to left it grows from the
 * right.
 *
 * **Data attributes** `data-state` (`indeterminate`, `loading`, `complete`), `data-value`, `data-max`, `data-accent`.
 *
 * @example
 * <Progress label="Confirmations" value={3} max={12} valueText="3 of 12" />
 */
export function Progress({ size, label, value, max = 100, valueText, accent, className, ...rest }: ProgressProps) {
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

/**
 * Reads a value and its `max`; undefined when it is unknown. `share` is from 0 to 1. A value outside 0…`max` is the nearest end; a
 * value that is not a number is unknown. An invalid `max` counts as 100.
 */
function readProgress(value: number | null | undefined, max: number) {
  if (value === null || value === undefined || Number.isNaN(value)) return undefined
  const most = Number.isFinite(max) && max > 0 ? max : 100
  const inside = Math.min(Math.max(value, 0), most)
  return { value: inside, max: most, share: inside / most }
}
