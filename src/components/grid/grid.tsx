import clsx from 'clsx'
import { columnGaps, rowGaps } from '../box/axis-gaps.css.js'
import type { SpaceStep } from '../box/box.css.js'
import { Box, type BoxProps } from '../box/box.js'
import { listLayoutClasses, type Responsive } from '../styling/layout-classes.js'
import { grid, minColumns } from './grid.css.js'

export type GridProps = BoxProps & {
  /**
   * `fit` makes as many columns as there is room for, each at least `minColumn` wide. An object has a value for each width of
   * the window: `{ initial: '1', sm: '2', lg: '4' }` (from 640, 768 and 1,024 px). `align`, `justify` and `gap` take one too.
   *
   * @default '1'
   */
  columns?: Responsive<'1' | '2' | '3' | '4' | '5' | '6' | 'fit'> | undefined
  /**
   * The least width of a column with `columns="fit"`: 112, 176 or 256 px.
   *
   * @default 'medium'
   */
  minColumn?: 'small' | 'medium' | 'large' | undefined
  /** @default 'stretch' */
  align?: Responsive<'stretch' | 'start' | 'center' | 'end' | 'baseline'> | undefined
  /** @default 'stretch' */
  justify?: Responsive<'stretch' | 'start' | 'center' | 'end'> | undefined
  /** @default '0' */
  gap?: Responsive<SpaceStep> | undefined
  /**
   * `auto` is the value of `gap`.
   *
   * @default 'auto'
   */
  rowGap?: 'auto' | SpaceStep | undefined
  /**
   * `auto` is the value of `gap`.
   *
   * @default 'auto'
   */
  columnGap?: 'auto' | SpaceStep | undefined
}

/**
 * Equal columns. With `columns="fit"` no breakpoint is needed; prefer it for cards and tiles.
 *
 * **Use instead** DataList for labels and values, Table for rows of them, Flex for different things in a row.
 *
 * @example
 * <Grid columns="fit" minColumn="small" gap="3">…</Grid>
 * <Grid columns={{ initial: '1', md: '3' }} gap="3">…</Grid>
 */
export function Grid({
  columns = '1',
  minColumn = 'medium',
  align,
  justify,
  gap,
  rowGap = 'auto',
  columnGap = 'auto',
  className,
  ...rest
}: GridProps) {
  const fits = columns === 'fit' || Object.values(columns).includes('fit')
  const layout = listLayoutClasses({ columns, align, items: justify, gap })
  const gaps = [rowGaps[rowGap], columnGaps[columnGap]]
  return <Box {...rest} className={clsx(grid, layout, gaps, fits && minColumns[minColumn], className)} />
}
