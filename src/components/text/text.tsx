import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { text } from './text.css.js'
import { textProps } from './text.props.js'

export type TextProps = PropsOf<typeof textProps> &
  Omit<ComponentProps<'span'>, 'color'> & {
    /** The control that a `label` names. */
    htmlFor?: string
    /** A colour of its own; implies the tone `accent`. */
    accent?: Accent | undefined
    /** Gives its looks to the only child instead of an element of its own. */
    asChild?: boolean
  }

/**
 * Words. A step of the type scale, one of three weights and tones; it has no margin. For a title use Heading, for a
 * short status Badge. A truncated text stays whole for assistive technology and shows itself in full on hover.
 *
 * @example
 * <Text as="p" size="2" tone="muted">Approve the connection in your wallet.</Text>
 */
export function Text({
  as: Tag = 'span',
  size,
  weight,
  tone,
  align,
  wrap,
  truncate,
  tabular,
  accent,
  asChild,
  className,
  ...rest
}: TextProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Text', textProps, { as: Tag, size, weight, tone, align, wrap })
  // Every tag of `as` takes the props of a span; the wider type of a union would ask for each tag's own ref.
  const Root = (asChild ? Slot : Tag) as 'span'
  const whole = truncate ? { dir: 'auto', ...(typeof rest.children === 'string' ? { title: rest.children } : {}) } : {}
  const looks = { size, weight, tone: accent ? (tone ?? 'accent') : tone, align, wrap, truncate, tabular } as const
  return <Root {...whole} {...rest} data-accent={accent} className={clsx(text(looks), className)} />
}
