'use client'

import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { Accent } from '../props/accent.js'
import { textArea } from './text-area.css.js'

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** The name, where no FormLabel or `aria-labelledby` names it. */
  label?: string | undefined
  /** @default '4' */
  size?: '1' | '2' | '3' | '4' | undefined
  /** Shows the field as invalid and sets `aria-invalid`. */
  invalid?: boolean | undefined
  /** The color of the focus ring and of an autofilled value. By default the accent of the theme. */
  accent?: Accent | undefined
}

/**
 * Several lines of text. It grows with its content from three to twelve lines, then it scrolls. With `rows` it keeps
 * that height and the visitor can resize it. Give it a label: a FormField with a FormLabel, or `label`. Do not
 * put it into a row of controls.
 *
 * **Use instead** TextField for one line.
 *
 * **Keyboard** That of the browser: Enter starts a line, Tab leaves the field.
 *
 * **Accessibility** An invalid field has a thick edge and `aria-invalid`. Each paragraph has its own direction.
 *
 * **Data attributes** `data-lintel-field`, `data-grows`, `data-invalid`, `data-disabled`, `data-readonly`,
 * `data-accent`.
 *
 * **CSS variables** `--lintel-gray-10` (edge), `--lintel-accent-ring`.
 *
 * @example
 * <TextArea label="Message" />
 */
export function TextArea({ label, size, invalid, accent, className, ...rest }: TextAreaProps) {
  const isInvalid = invalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true')
  return (
    <textarea
      aria-label={label}
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
