import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { listLayoutClasses } from '../styling/layout-classes.js'
import { box, grow as growing, list, type SpaceStep } from './box.css.js'

export type BoxProps = ComponentProps<'div'> & {
  /** @default 'div' */
  as?:
    | 'div'
    | 'span'
    | 'section'
    | 'article'
    | 'aside'
    | 'header'
    | 'footer'
    | 'main'
    | 'nav'
    | 'ul'
    | 'ol'
    | 'li'
    | undefined
  /** @default '0' */
  padding?: SpaceStep | undefined
  /**
   * `auto` is the value of `padding`.
   *
   * @default 'auto'
   */
  paddingInline?: 'auto' | SpaceStep | undefined
  /**
   * `auto` is the value of `padding`.
   *
   * @default 'auto'
   */
  paddingBlock?: 'auto' | SpaceStep | undefined
  /** Takes the free space of a Flex. */
  grow?: boolean | undefined
  /** Applies the space to the only child instead of an element of its own. */
  asChild?: boolean
}

/**
 * Padding in steps of the space scale (4 to 64 px, in rem, times the scaling of the theme). It has no margin: the
 * parent sets the space between its children. A `ul` or `ol` has no bullets and stays a list for assistive technology.
 *
 * Each step is a class: no inline style is in the HTML of a server, so a strict content security policy allows it.
 * There are no breakpoints: use a Grid that fits, or a Flex that wraps or stacks.
 *
 * **Use instead** Flex or Grid for several things, Card for a surface.
 *
 * @example
 * <Box as="section" padding="4">…</Box>
 */
export function Box({
  as: Tag = 'div',
  padding,
  paddingInline,
  paddingBlock,
  grow,
  asChild,
  className,
  ...rest
}: BoxProps) {
  // Every tag of `as` takes the props of a div; a union type would require the ref of each tag.
  const Root = (asChild ? Slot : Tag) as 'div'
  const isList = !asChild && (Tag === 'ul' || Tag === 'ol')
  return (
    <Root
      // Safari drops the role of a list without bullets.
      {...(isList ? { role: 'list' } : {})}
      {...rest}
      className={clsx(
        isList && list,
        box,
        listLayoutClasses({ p: padding, px: paddingInline, py: paddingBlock }),
        grow && growing,
        className,
      )}
    />
  )
}
