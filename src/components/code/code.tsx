import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { Accent } from '../props/accent.js'
import { code } from './code.css.js'

export type CodeProps = ComponentProps<'code'> & {
  /** @default 'soft' */
  variant?: 'soft' | 'outline' | 'ghost' | undefined
  /** Shows a block that keeps line breaks, for a message to sign. */
  block?: boolean | undefined
  /**
   * The color.
   *
   * @default 'gray'
   */
  accent?: Accent | undefined
  /** Styles the only child, such as `<samp>` or `<var>`. */
  asChild?: boolean
}

/**
 * Code or other literal text, in a monospace font that distinguishes 0 from O. It is never translated, and its direction is
 * isolated from the text around it. Its size comes from that text. Do not use it for emphasis.
 *
 * **Use instead** Kbd for a key, Address for an address, Amount for a number.
 *
 * **Data attributes** `data-accent`.
 *
 * @example
 * <Text>Set <Code>projectId</Code> first.</Text>
 */
export function Code({ variant, block, accent = 'gray', asChild, className, ...rest }: CodeProps) {
  const Root = asChild ? Slot : 'code'
  return <Root translate="no" {...rest} data-accent={accent} className={clsx(code({ variant, block }), className)} />
}
