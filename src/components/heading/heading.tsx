import type { ComponentProps } from 'react'
import type { Accent } from '../props/accent.js'
import { Text } from '../text/text.js'

export type HeadingProps = Omit<ComponentProps<'h2'>, 'color'> & {
  /**
   * The level in the outline of the page, apart from the `size`.
   *
   * @default 'h2'
   */
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | undefined
  /** @default '6' */
  size?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | undefined
  /** @default 'medium' */
  weight?: 'regular' | 'medium' | 'bold' | undefined
  /** @default 'default' */
  tone?: 'default' | 'muted' | 'accent' | undefined
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined
  /** @default 'balance' */
  wrap?: 'wrap' | 'balance' | 'pretty' | undefined
  /** Cuts the text to one line; a hover shows all of it. */
  truncate?: boolean | undefined
  /** The color; sets the tone `accent`. */
  accent?: Accent | undefined
  /** Styles the only child instead of an element of its own. */
  asChild?: boolean
}

/**
 * A heading. `as` sets its level in the outline and `size` only its looks. Do not skip a level to get a smaller
 * heading. It has no margin.
 *
 * **Use instead** Text for text that is not a heading.
 *
 * **Data attributes** `data-accent`.
 *
 * @example
 * <Heading as="h2">Continue in Prism</Heading>
 */
export function Heading({
  as: Tag = 'h2',
  size = '6',
  weight = 'medium',
  wrap = 'balance',
  tone,
  align,
  truncate,
  accent,
  asChild,
  children,
  ...rest
}: HeadingProps) {
  const whole = truncate && typeof children === 'string' ? { title: children } : {}
  const looks = { size, weight, wrap, tone, align, truncate, accent }
  return (
    <Text {...looks} {...whole} {...rest} asChild>
      {asChild ? children : <Tag>{children}</Tag>}
    </Text>
  )
}
