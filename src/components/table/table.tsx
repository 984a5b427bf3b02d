'use client'

import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { ScrollArea } from '../scroll-area/scroll-area.js'
import { cell, frame, head, row, table } from './table.css.js'
import { tableCellProps, tableProps } from './table.props.js'

export type TableProps = PropsOf<typeof tableProps> &
  Omit<ComponentProps<'div'>, 'aria-label'> & {
    /** What the table is about: its name, and that of the region it scrolls in. */
    label: string
  }

/**
 * Rows of the same facts, to compare. It scrolls by itself when it is wider than its place, and under its head when it
 * is given a height. For the facts of one thing use DataList, for things to choose from List.
 *
 * @example
 * <Table label="Tokens">
 *   <TableHead><TableRow><TableColumnHeader>Token</TableColumnHeader></TableRow></TableHead>
 *   <TableBody><TableRow><TableRowHeader>USDC</TableRowHeader></TableRow></TableBody>
 * </Table>
 */
export function Table({ size, variant, label, className, children, ...rest }: TableProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Table', tableProps, { size, variant })
  return (
    <ScrollArea {...rest} label={label} orientation="both" className={clsx(frame({ size, variant }), className)}>
      <table aria-label={label} className={table}>
        {children}
      </table>
    </ScrollArea>
  )
}

/** The rows that name the columns. They stay in sight while the rest scrolls. */
export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead {...rest} className={clsx(head, className)} />
}

/** The rows themselves. */
export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />
}

/** One row. */
export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={clsx(row, className)} />
}

type CellLooks = PropsOf<typeof tableCellProps>

export type TableColumnHeaderProps = CellLooks & Omit<ComponentProps<'th'>, 'align' | 'scope'>

/** The name of a column. Figures and their name stand at the end: `align="end"`. */
export function TableColumnHeader({ align, className, ...rest }: TableColumnHeaderProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('TableColumnHeader', tableCellProps, { align })
  return <th {...rest} scope="col" className={clsx(cell({ align, heads: 'column' }), className)} />
}

export type TableRowHeaderProps = CellLooks & Omit<ComponentProps<'th'>, 'align' | 'scope'>

/** The name of a row: what its other cells are about. Each row has one. */
export function TableRowHeader({ align, className, ...rest }: TableRowHeaderProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('TableRowHeader', tableCellProps, { align })
  return <th {...rest} scope="row" className={clsx(cell({ align, heads: 'row' }), className)} />
}

export type TableCellProps = CellLooks & Omit<ComponentProps<'td'>, 'align'>

/** One fact. */
export function TableCell({ align, className, ...rest }: TableCellProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('TableCell', tableCellProps, { align })
  return <td {...rest} className={clsx(cell({ align }), className)} />
}
