import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { dataList, item, label as labelClass, value as valueClass } from './data-list.css.js'
import { dataListProps } from './data-list.props.js'

export type DataListProps = PropsOf<typeof dataListProps> & ComponentProps<'dl'>

/**
 * Names and what they stand for: the facts of a payment, the details of a network. For rows of the same facts use Table,
 * for a list of things List.
 *
 * @example
 * <DataList align="end"><DataListItem label="Network fee">$0.04</DataListItem></DataList>
 */
export function DataList({
  orientation = dataListProps.orientation.default,
  align,
  size,
  divided,
  className,
  ...rest
}: DataListProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('DataList', dataListProps, { orientation, align, size })
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
  /** What the value is. */
  label: ReactNode
}

/**
 * One name with its value.
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
