'use client'

import clsx from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { Accent } from '../props/accent.js'
import { input, slot, textField } from './text-field.css.js'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** The name, where no FormLabel or `aria-labelledby` names it. */
  label?: string | undefined
  /** @default '4' */
  size?: '1' | '2' | '3' | '4' | undefined
  /** Shows the field as invalid and sets `aria-invalid`. */
  invalid?: boolean | undefined
  /** The color of the focus ring and of an autofilled value. By default the accent of the theme. */
  accent?: Accent | undefined
  /** Before the text: an icon or a unit. */
  start?: ReactNode
  /** After the text: a unit or one small button. */
  end?: ReactNode
}

/**
 * One line of text. Give it a label: a FormField with a FormLabel, or `label` where an icon and a placeholder are
 * enough for sighted visitors. Do not use the placeholder as the only label in a form, and do not disable a field that
 * visitors need to copy from: make it read-only. `className` and `style` apply to the box, other props to the `<input>`.
 *
 * **Use instead** TextArea for several lines, Select for a known list, OneTimePasswordField for a code.
 *
 * **Keyboard** That of the browser. Tab goes on to a button in the `end` slot.
 *
 * **Accessibility** The edge has a contrast of 3:1 on page, panel and group; it is softer only where an icon or a word
 * before the text marks the field. An invalid field has a thick edge, `aria-invalid` and, in a FormField, a message. A
 * press on an icon or a unit focuses the field. On touch screens it is 44 px high with text of 16 px, so that phones
 * do not zoom in.
 *
 * **Data attributes** on the box: `data-lintel-field`, `data-invalid`, `data-disabled`, `data-readonly`,
 * `data-accent`; on the slots: `data-slot="start"`, `data-slot="end"`.
 *
 * **CSS variables** `--lintel-control-1` … `-4` (heights), `--lintel-gray-10` (edge), `--lintel-accent-ring`.
 *
 * @example
 * <TextField label="E-mail address" type="email" start={<Icon as={Mail} />} />
 */
export function TextField({ label, size, invalid, accent, start, end, className, style, ...rest }: TextFieldProps) {
  const isInvalid = invalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the text focuses the input, as in a native field.
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
      <input aria-label={label} {...rest} aria-invalid={isInvalid || undefined} className={input} />
      {hasContent(end) ? (
        <span data-slot="end" className={slot}>
          {end}
        </span>
      ) : null}
    </div>
  )
}

const hasContent = (node: ReactNode) => node !== undefined && node !== null && node !== false

/** Focuses the input after a press on anything in the box that is not a control. */
function focusInput(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('input, button, a, select, [tabindex]')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}
