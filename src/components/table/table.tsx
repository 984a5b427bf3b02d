'use client'

import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { ScrollArea } from '../scroll-area/scroll-area.js'
import { cell, frame, head, row, table } from './table.css.js'

export type TableProps = Omit<ComponentProps<'div'>, 'aria-label'> & {
  /** The accessible name of the table, and of the region it scrolls in. */
  label: string
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /**
   * `surface` has a background and a border, `plain` has neither.
   *
   * @default 'surface'
   */
  variant?: 'surface' | 'plain' | undefined
}

/**
 * Rows of the same facts, to compare. Align numbers and the name of their column to the end (`align="end"`), and give
 * each row its header. Do not use it for layout.
 *
 * It scrolls when it is wider than its place, and never widens the page. With a height its rows scroll below its head.
 *
 * **Use instead** DataList for the facts of one thing, List for things to choose from.
 *
 * **Keyboard** While it scrolls: arrow keys, Page keys, Home and End.
 *
 * **Accessibility** A `table` named by `label`. Column and row headers are read with each cell. While it scrolls it is
 * a region with the same name that Tab reaches.
 *
 * **Data attributes** `data-scrolls` while it scrolls.
 *
 * @example
 * <Table label="Tokens">
 *   <TableHead><TableRow><TableColumnHeader>Token</TableColumnHeader></TableRow></TableHead>
 *   <TableBody><TableRow><TableRowHeader>USDC</TableRowHeader></TableRow></TableBody>
 * </Table>
 */
export function Table({ size, variant, label, className, children, ...rest }: TableProps) {
  return (
    <ScrollArea {...rest} label={label} orientation="both" className={clsx(frame({ size, variant }), className)}>
      <table aria-label={label} className={table}>
        {children}
      </table>
    </ScrollArea>
  )
}

/** The rows with the names of the columns. They stay visible while the others scroll. */
export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead {...rest} className={clsx(head, className)} />
}

/** The rows with the data. */
export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />
}

/** One row. */
export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={clsx(row, className)} />
}

type CellLooks = {
  /**
   * `end` for numbers.
   *
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined
}

export type TableColumnHeaderProps = CellLooks & Omit<ComponentProps<'th'>, 'align' | 'scope'>

/** The name of a column. */
export function TableColumnHeader({ align, className, ...rest }: TableColumnHeaderProps) {
  return <th {...rest} scope="col" className={clsx(cell({ align, heads: 'column' }), className)} />
}

export type TableRowHeaderProps = CellLooks & Omit<ComponentProps<'th'>, 'align' | 'scope'>

/** The name of a row. Each row has one. */
export function TableRowHeader({ align, className, ...rest }: TableRowHeaderProps) {
  return <th {...rest} scope="row" className={clsx(cell({ align, heads: 'row' }), className)} />
}

export type TableCellProps = CellLooks & Omit<ComponentProps<'td'>, 'align'>

/** One value. */
export function TableCell({ align, className, ...rest }: TableCellProps) {
  return <td {...rest} className={clsx(cell({ align }), className)} />
}
