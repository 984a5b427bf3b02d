import type { ComponentProps } from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { Text } from '../text/text.js'
import { headingProps } from './heading.props.js'

export type HeadingProps = PropsOf<typeof headingProps> &
  Omit<ComponentProps<'h2'>, 'color'> & {
    /** A colour of its own; implies the tone `accent`. */
    accent?: Accent | undefined
    /** Gives its looks to the only child instead of an element of its own. */
    asChild?: boolean
  }

/**
 * The title of what follows. `as` is its place in the outline of the page, `size` only its looks: choose them apart.
 *
 * @example
 * <Heading as="h2">Continue in Prism</Heading>
 */
export function Heading({
  as: Tag = headingProps.as.default,
  size = headingProps.size.default,
  weight = headingProps.weight.default,
  wrap = headingProps.wrap.default,
  tone,
  align,
  truncate,
  accent,
  asChild,
  children,
  ...rest
}: HeadingProps) {
  if (process.env.NODE_ENV !== 'production')
    checkProps('Heading', headingProps, { as: Tag, size, weight, tone, align, wrap })
  const whole = truncate && typeof children === 'string' ? { title: children } : {}
  const looks = { size, weight, wrap, tone, align, truncate, accent }
  return (
    <Text {...looks} {...whole} {...rest} asChild>
      {asChild ? children : <Tag>{children}</Tag>}
    </Text>
  )
}
