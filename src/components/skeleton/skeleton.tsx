import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { block, lines, skeleton } from './skeleton.css.js'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Shows the children when false. */
  loading?: boolean | undefined
  /** The content to come: the skeleton takes the exact box of an element, or draws a bar for each line of text. */
  children?: ReactNode
  /** Without children: px at scaling 100 %, or a CSS length. */
  width?: number | string
  /** Without children: px at scaling 100 %, or a CSS length. */
  height?: number | string
}

/**
 * A placeholder for content whose shape is known, while it loads. Do not show it for a wait too short to see, nor for
 * content that may turn out to be empty.
 *
 * **Use instead** Spinner for content of unknown shape.
 *
 * **Accessibility** Its content is inert and hidden from assistive technology. The container must say that it loads:
 * with `aria-busy="true"` and a name, or a status beside it. Under reduced motion it does not move.
 *
 * **Data attributes** `data-lintel-skeleton` while loading.
 *
 * @example
 * <div aria-busy={isPending} aria-label="Balance"><Skeleton loading={isPending}><Text size="8">$0.00</Text></Skeleton></div>
 */
export function Skeleton({ loading = true, width, height, className, style, children, ...rest }: SkeletonProps) {
  // Text has an element of its own, because translators of browsers replace it.
  if (!loading) return typeof children === 'string' ? <span>{children}</span> : children
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
  return typeof length === 'number' ? `calc(var(--lintel-unit) * ${length})` : length
}
