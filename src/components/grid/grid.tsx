import clsx from 'clsx'
import { gaps, type SpaceStep } from '../box/box.css.js'
import { Box, type BoxProps } from '../box/box.js'
import { type Responsive, selectResponsive } from '../styling/responsive.js'
import { grid } from './grid.css.js'

export type GridProps = BoxProps & {
  /**
   * `fit` makes as many columns as there is room for, each at least `minColumn` wide. An object has a value for each width of
   * the window: `{ initial: '1', sm: '2', lg: '4' }` (from 640, 768 and 1,024 px).
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
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined
  /** @default 'stretch' */
  justify?: 'stretch' | 'start' | 'center' | 'end' | undefined
  /** @default '0' */
  gap?: SpaceStep | undefined
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
  columns,
  minColumn = 'medium',
  align,
  justify,
  gap,
  rowGap,
  columnGap,
  className,
  ...rest
}: GridProps) {
  const selected = selectResponsive('columns', columns)
  const least = Object.values(selected).includes('fit') ? minColumn : undefined
  const looks = grid({ ...selected, minColumn: least, align, justify })
  return <Box {...rest} className={clsx(looks, gaps({ gap, rowGap, columnGap }), className)} />
}
