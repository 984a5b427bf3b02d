import { Slot, Slottable } from '@radix-ui/react-slot'
import clsx from 'clsx'
import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { arrow, link } from './link.css.js'
import { linkProps } from './link.props.js'

export type LinkProps = PropsOf<typeof linkProps> &
  ComponentProps<'a'> & {
    /** A colour of its own. */
    accent?: Accent | undefined
    /** What is said of an `external` link, in the visitor's language. */
    externalLabel?: string
    /** Gives its looks to the only child, such as the link of a router. */
    asChild?: boolean
  }

/**
 * Goes somewhere. `place="alone"` is for a link outside of a sentence: stronger, and underlined on hover only. To do
 * something use Button; for a link that looks like a button, Button with `asChild`.
 *
 * @example
 * <Text>By connecting you accept the <Link href="/terms" tone="inherit">Terms</Link>.</Text>
 */
export function Link({
  place,
  tone,
  external,
  externalLabel = 'opens in a new tab',
  accent,
  asChild,
  className,
  children,
  ...rest
}: LinkProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Link', linkProps, { place, tone })
  const Root = asChild ? Slot : 'a'
  // The page that opens learns neither where the visitor came from nor how to turn this one.
  const leaving = external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Root {...leaving} {...rest} data-accent={accent} className={clsx(link({ place, tone }), className)}>
      <Slottable>{children}</Slottable>
      {external ? (
        <>
          <Icon as={ArrowUpRight} size={14} isDirectional className={arrow} />
          <VisuallyHidden> ({externalLabel})</VisuallyHidden>
        </>
      ) : null}
    </Root>
  )
}
