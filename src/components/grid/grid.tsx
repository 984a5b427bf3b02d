import clsx from 'clsx'
import { gaps } from '../box/box.css.js'
import { Box, type BoxProps } from '../box/box.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { grid } from './grid.css.js'
import { gridProps } from './grid.props.js'

export type GridProps = BoxProps & PropsOf<Omit<typeof gridProps, keyof BoxProps>>

/**
 * Equal columns. With `columns="fit"` there are as many as there is room for, so no breakpoint is needed. For a table of
 * facts use Table or DataList, for a row of different things Flex.
 *
 * @example
 * <Grid columns="fit" minColumn="small" gap="3">…</Grid>
 */
export function Grid({
  columns,
  minColumn = gridProps.minColumn.default,
  align,
  justify,
  gap,
  rowGap,
  columnGap,
  className,
  ...rest
}: GridProps) {
  if (process.env.NODE_ENV !== 'production')
    checkProps('Grid', gridProps, { as: rest.as, columns, minColumn, align, justify, gap, rowGap, columnGap })
  const least = columns === 'fit' ? minColumn : undefined
  const looks = grid({ columns, minColumn: least, align, justify })
  return <Box {...rest} className={clsx(looks, gaps({ gap, rowGap, columnGap }), className)} />
}
