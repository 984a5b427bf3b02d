import clsx from 'clsx'
import { columnGaps, rowGaps } from '../box/axis-gaps.css.js'
import type { SpaceStep } from '../box/box.css.js'
import { Box, type BoxProps } from '../box/box.js'
import { listLayoutClasses, type Responsive } from '../styling/layout-classes.js'
import { flex, inline as inlined, stacks as stacking } from './flex.css.js'

export type FlexProps = BoxProps & {
  /**
   * An object has a value for each width of the window: `{ initial: 'column', md: 'row' }` (`sm`, `md` and `lg` are from 640, 768
   * and 1,024 px). `align`, `justify`, `wrap` and `gap` take one too.
   *
   * @default 'row'
   */
  direction?: Responsive<'row' | 'column'> | undefined
  /** @default 'stretch' */
  align?: Responsive<'stretch' | 'start' | 'center' | 'end' | 'baseline'> | undefined
  /** @default 'start' */
  justify?: Responsive<'start' | 'center' | 'end' | 'between'> | undefined
  /** @default 'nowrap' */
  wrap?: Responsive<'nowrap' | 'wrap'> | undefined
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
  /** Renders an inline box. */
  inline?: boolean | undefined
  /** Becomes a column on screens narrower than 40 rem, whose children are as wide as it is. */
  stacks?: boolean | undefined
}

/**
 * Children in a row or a column, with even space between them. Let a row wrap or stack. The order never changes,
 * because keyboards and screen readers follow the order of the page. A child with
 * `grow`, `wrap` and a Grid that fits need no breakpoint.
 *
 * **Use instead** Grid for equal columns, DataList for labels and values, Box for one thing.
 *
 * @example
 * <Flex align="center" justify="between" gap={{ initial: '2', md: '4' }}>…</Flex>
 */
export function Flex({
  direction,
  align,
  justify,
  wrap,
  gap,
  rowGap = 'auto',
  columnGap = 'auto',
  inline,
  stacks,
  className,
  ...rest
}: FlexProps) {
  const layout = listLayoutClasses({ flex: direction, align, justify, wrap, gap })
  const gaps = [rowGaps[rowGap], columnGaps[columnGap]]
  return <Box {...rest} className={clsx(flex, inline && inlined, layout, gaps, stacks && stacking, className)} />
}
