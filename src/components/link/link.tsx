'use client'

import { Slot, Slottable } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { ArrowUpRight } from '../../icons/arrow-up-right.js'
import { useComponentWords } from '../../words/component-words-context.js'
import { enLink } from '../../words/en/link.js'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { arrow, link } from './link.css.js'

export type LinkProps = ComponentProps<'a'> & {
  /**
   * `alone` is for a link outside a sentence: stronger, and underlined on hover only.
   *
   * @default 'sentence'
   */
  place?: 'sentence' | 'alone' | undefined
  /** @default 'accent' */
  tone?: 'accent' | 'inherit' | undefined
  /** Opens a new tab with `noopener noreferrer` and shows an arrow. */
  external?: boolean | undefined
  /** The color. By default the accent of the theme. */
  accent?: Accent | undefined
  /** Announced after the text of an `external` link. */
  externalLabel?: string
  /** Styles the only child, such as the link of a router. */
  asChild?: boolean
}

/**
 * A link to another page. In a sentence it is underlined, because color alone is not enough. The text says where it
 * leads: "Get Prism", not "here".
 *
 * **Use instead** Button for an action, Button with `asChild` for a link that looks like a button.
 *
 * **Keyboard** Enter follows it.
 *
 * **Accessibility** A link outside a sentence is at least 24 px high, and 44 px on touch screens. In a sentence it is
 * as high as its line.
 *
 * **Data attributes** `data-accent`.
 *
 * @example
 * <Text>By connecting you accept the <Link href="/terms" tone="inherit">Terms</Link>.</Text>
 */
export function Link({
  place,
  tone,
  external,
  externalLabel,
  accent,
  asChild,
  className,
  children,
  ...rest
}: LinkProps) {
  const words = useComponentWords('link', enLink)
  const Root = asChild ? Slot : 'a'
  // The new page gets no referrer and no access to this one.
  const leaving = external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Root {...leaving} {...rest} data-accent={accent} className={clsx(link({ place, tone }), className)}>
      <Slottable>{children}</Slottable>
      {external ? (
        <>
          <Icon as={ArrowUpRight} size={14} isDirectional className={arrow} />
          <VisuallyHidden>{` (${externalLabel ?? words.external})`}</VisuallyHidden>
        </>
      ) : null}
    </Root>
  )
}
