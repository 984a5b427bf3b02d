'use client'

import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { textArea } from './text-area.css.js'
import { textAreaProps } from './text-area.props.js'

export type TextAreaProps = PropsOf<typeof textAreaProps> &
  ComponentProps<'textarea'> & {
    /** Colour of the focus ring and of what the browser filled in. */
    accent?: Accent | undefined
  }

/**
 * Several lines of text. It grows with them, from three to twelve, and scrolls from there on; with `rows` it keeps that
 * height and can be drawn larger by hand. It has no label of its own: put it in a FormField, or name it by `aria-label`.
 * For one line use TextField.
 *
 * @example
 * <TextArea aria-label="Message" />
 */
export function TextArea({ size, invalid, accent, className, ...rest }: TextAreaProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('TextArea', textAreaProps, { size })
  const isInvalid = invalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true')
  return (
    <textarea
      {...rest}
      aria-invalid={isInvalid || undefined}
      data-lintel-field=""
      data-grows={rest.rows === undefined ? '' : undefined}
      data-accent={isInvalid ? 'red' : accent}
      data-invalid={isInvalid ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
      data-readonly={rest.readOnly ? '' : undefined}
      className={clsx(textArea({ size }), className)}
    />
  )
}
