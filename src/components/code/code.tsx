import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { code } from './code.css.js'
import { codeProps } from './code.props.js'

export type CodeProps = PropsOf<typeof codeProps> &
  ComponentProps<'code'> & {
    /** A colour of its own; gray unless told otherwise. */
    accent?: Accent | undefined
    /** Gives its looks to the only child, such as `<samp>` or `<var>`. */
    asChild?: boolean
  }

/**
 * Text of a machine, to the letter: never translated, and turned by nothing around it. It takes its size from the text
 * around it; `block` keeps line breaks, for a message to sign. For a key use Kbd, for an address Address.
 *
 * @example
 * <Text>Set <Code>projectId</Code> first.</Text>
 */
export function Code({ variant, block, accent = 'gray', asChild, className, ...rest }: CodeProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Code', codeProps, { variant })
  const Root = asChild ? Slot : 'code'
  return <Root translate="no" {...rest} data-accent={accent} className={clsx(code({ variant, block }), className)} />
}
