'use client'

import clsx from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { input, slot, textField } from './text-field.css.js'
import { textFieldProps } from './text-field.props.js'

export type TextFieldProps = PropsOf<typeof textFieldProps> &
  Omit<ComponentProps<'input'>, 'size'> & {
    /** Colour of the focus ring and of what the browser filled in. */
    accent?: Accent | undefined
    /** Before the text: an icon, a unit. */
    start?: ReactNode
    /** After the text: a unit, a button. */
    end?: ReactNode
  }

/**
 * One line of text. It has no label of its own: put it in a FormField, or name it by `aria-label`. `className` and
 * `style` dress its box, everything else reaches the `<input>`. For several lines use TextArea.
 *
 * @example
 * <TextField aria-label="E-mail address" type="email" start={<Icon as={Mail} />} />
 */
export function TextField({ size, invalid, accent, start, end, className, style, ...rest }: TextFieldProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('TextField', textFieldProps, { size })
  const isInvalid = invalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the text goes to the field, as in a native one.
    <div
      data-lintel-field=""
      data-accent={isInvalid ? 'red' : accent}
      data-invalid={isInvalid ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
      data-readonly={rest.readOnly ? '' : undefined}
      className={clsx(textField({ size }), className)}
      style={style}
      onMouseDown={focusInput}
    >
      {hasContent(start) ? (
        <span data-slot="start" className={slot}>
          {start}
        </span>
      ) : null}
      <input {...rest} aria-invalid={isInvalid || undefined} className={input} />
      {hasContent(end) ? (
        <span data-slot="end" className={slot}>
          {end}
        </span>
      ) : null}
    </div>
  )
}

const hasContent = (node: ReactNode) => node !== undefined && node !== null && node !== false

/** Everything in the box that is not a control of its own belongs to the text. */
function focusInput(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('input, button, a, select, [tabindex]')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}
