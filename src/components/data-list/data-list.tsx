import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { dataList, item, label as labelClass, value as valueClass } from './data-list.css.js'

export type DataListProps = ComponentProps<'dl'> & {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined
  /**
   * The alignment of the values; `end` for numbers to compare.
   *
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /** Draws a line between the items. */
  divided?: boolean | undefined
}

/**
 * Labels and values: the details of a payment or of a network. Do not put controls into it.
 *
 * **Use instead** Table for rows of the same facts, List for things to choose from.
 *
 * **Accessibility** A `dl`: each value is read with its label. Labels share one column, at most two fifths wide. Text
 * from outside is isolated and wraps.
 *
 * **Data attributes** `data-orientation`, `data-divided`.
 *
 * @example
 * <DataList align="end"><DataListItem label="Network fee">$0.04</DataListItem></DataList>
 */
export function DataList({ orientation = 'horizontal', align, size, divided, className, ...rest }: DataListProps) {
  return (
    <dl
      {...rest}
      data-orientation={orientation}
      data-divided={divided ? '' : undefined}
      className={clsx(dataList({ orientation, align, size, divided }), className)}
    />
  )
}

export type DataListItemProps = ComponentProps<'div'> & {
  /** The name of the value. */
  label: ReactNode
}

/**
 * One label with its value.
 *
 * @example
 * <DataListItem label="To"><Address value={to} format="full" /></DataListItem>
 */
export function DataListItem({ label, className, children, ...rest }: DataListItemProps) {
  return (
    <div {...rest} className={clsx(item, className)}>
      <dt className={labelClass}>{label}</dt>
      <dd className={valueClass}>{children}</dd>
    </div>
  )
}
