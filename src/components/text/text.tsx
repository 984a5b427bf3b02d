import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { Accent } from '../props/accent.js'
import { text } from './text.css.js'

export type TextProps = Omit<ComponentProps<'span'>, 'color'> & {
  /** @default 'span' */
  as?: 'span' | 'p' | 'div' | 'label' | undefined
  /** @default '4' */
  size?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | undefined
  /** @default 'regular' */
  weight?: 'regular' | 'medium' | 'bold' | undefined
  /** @default 'default' */
  tone?: 'default' | 'muted' | 'accent' | undefined
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined
  /** @default 'wrap' */
  wrap?: 'wrap' | 'balance' | 'pretty' | undefined
  /** Cuts the text to one line. Assistive technology reads all of it, and a hover shows it. */
  truncate?: boolean | undefined
  /** Uses digits of one width, so that amounts line up. */
  tabular?: boolean | undefined
  /** The id of the control that a `label` names. */
  htmlFor?: string
  /** The color; sets the tone `accent`. */
  accent?: Accent | undefined
  /** Styles the only child instead of an element of its own. */
  asChild?: boolean
}

/**
 * Text in a size of the type scale, one of three weights and one of three tones. It has no margin: the parent sets the
 * space. Make hierarchy with weight and tone first and size last. Do not use the accent for body text. The direction
 * of the text is isolated, so that a name from outside does not affect the text around it.
 *
 * **Use instead** Heading for a title, Badge for a short status.
 *
 * **Data attributes** `data-accent`.
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
  // Every tag of `as` takes the props of a span; a union type would require the ref of each tag.
  const Root = (asChild ? Slot : Tag) as 'span'
  const whole = truncate ? { dir: 'auto', ...(typeof rest.children === 'string' ? { title: rest.children } : {}) } : {}
  const looks = { size, weight, tone: accent ? (tone ?? 'accent') : tone, align, wrap, truncate, tabular } as const
  return <Root {...whole} {...rest} data-accent={accent} className={clsx(text(looks), className)} />
}
