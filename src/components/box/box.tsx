import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { box, list } from './box.css.js'
import { boxProps } from './box.props.js'

export type BoxProps = PropsOf<typeof boxProps> &
  ComponentProps<'div'> & {
    /** Gives its space to the only child instead of an element of its own. */
    asChild?: boolean
  }

/**
 * Space around something, in steps of the scale. It has no margin: the space between things belongs to what holds
 * them, so use Flex or Grid for several. For a surface use Card.
 *
 * @example
 * <Box as="section" padding="4">…</Box>
 */
export function Box({
  as: Tag = boxProps.as.default,
  padding,
  paddingInline,
  paddingBlock,
  grow,
  asChild,
  className,
  ...rest
}: BoxProps) {
  if (process.env.NODE_ENV !== 'production')
    checkProps('Box', boxProps, { as: Tag, padding, paddingInline, paddingBlock })
  // Every tag of `as` takes the props of a div; the wider type of a union would ask for each tag's own ref.
  const Root = (asChild ? Slot : Tag) as 'div'
  const isList = !asChild && (Tag === 'ul' || Tag === 'ol')
  return (
    <Root
      // Safari takes a list without bullets for no list at all.
      {...(isList ? { role: 'list' } : {})}
      {...rest}
      className={clsx(isList && list, box({ padding, paddingInline, paddingBlock, grow }), className)}
    />
  )
}
