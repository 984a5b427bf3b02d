import clsx from 'clsx'
import { gaps } from '../box/box.css.js'
import { Box, type BoxProps } from '../box/box.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { flex } from './flex.css.js'
import { flexProps } from './flex.props.js'

export type FlexProps = BoxProps & PropsOf<Omit<typeof flexProps, keyof BoxProps>>

/**
 * Things in a row or a column, with even space between them. For equal columns use Grid. `stacks` turns a row into a
 * column on screens narrower than 40 rem; the order never changes, since a keyboard and a reader follow it.
 *
 * @example
 * <Flex align="center" justify="between" gap="3">…</Flex>
 */
export function Flex({
  direction,
  align,
  justify,
  wrap,
  gap,
  rowGap,
  columnGap,
  inline,
  stacks,
  className,
  ...rest
}: FlexProps) {
  if (process.env.NODE_ENV !== 'production')
    checkProps('Flex', flexProps, { as: rest.as, direction, align, justify, wrap, gap, rowGap, columnGap })
  const looks = flex({ direction, align, justify, wrap, inline, stacks })
  return <Box {...rest} className={clsx(looks, gaps({ gap, rowGap, columnGap }), className)} />
}
