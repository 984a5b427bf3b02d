import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import type { PropsOf } from '../props/prop-defs.js'
import { block, lines, skeleton } from './skeleton.css.js'
import { skeletonProps } from './skeleton.props.js'

export type SkeletonProps = PropsOf<typeof skeletonProps> &
  Omit<ComponentProps<'span'>, 'children'> & {
    /** What comes: an element lends its exact box, words lend a bar per line. */
    children?: ReactNode
    /** Of a bare block; px at scaling 100%, or any css length. */
    width?: number | string
    /** Of a bare block; px at scaling 100%, or any css length. */
    height?: number | string
  }

/**
 * Holds the place of something whose shape is known while it loads; for waiting of unknown shape use Spinner. It is
 * silent and inert: the container that loads says so, with `aria-busy` and a name or a status.
 *
 * @example
 * <div aria-busy={isPending} aria-label="Balance"><Skeleton loading={isPending}><Text size="8">$0.00</Text></Skeleton></div>
 */
export function Skeleton({
  loading = skeletonProps.loading.default,
  width,
  height,
  className,
  style,
  children,
  ...rest
}: SkeletonProps) {
  if (!loading) return children
  const silent = { ...rest, inert: true, 'aria-hidden': true, 'data-lintel-skeleton': '' } as const
  if (isValidElement(children)) {
    return (
      <Slot {...silent} style={style} className={clsx(skeleton, className)}>
        {children}
      </Slot>
    )
  }
  if (children !== undefined && children !== null) {
    return (
      <span {...silent} style={style} className={clsx(skeleton, lines, className)}>
        {children}
      </span>
    )
  }
  const size = { inlineSize: toLength(width), blockSize: toLength(height) }
  return <span {...silent} style={{ ...size, ...style }} className={clsx(skeleton, block, className)} />
}

function toLength(length: number | string | undefined): string | undefined {
  return typeof length === 'number' ? `calc(${length / 16}rem * var(--lintel-scaling))` : length
}
