'use client'

import clsx from 'clsx'
import { type ChangeEvent, type ComponentProps, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useComponentWords } from '../../words/component-words-context.js'
import { enOneTimePasswordField } from '../../words/en/one-time-password-field.js'
import type { Accent } from '../props/accent.js'
import { useEffectEvent } from '../use-effect-event.js'
import { type CodeKind, cleanCode, letters, type Selection } from './edit-code.js'
import {
  box,
  boxes,
  caret,
  character,
  input as inputStyle,
  reason,
  root,
  stage,
} from './one-time-password-field.css.js'
import { useCodeInput } from './use-code-input.js'

export type OneTimePasswordFieldProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'maxLength' | 'pattern'
> & {
  /** How many characters the code has. */
  length?: number
  /** @default '2' */
  size?: '1' | '2' | undefined
  /**
   * Which characters the code may have.
   *
   * @default 'numeric'
   */
  kind?: CodeKind | undefined
  /** Shows the field as invalid and sets `aria-invalid`. */
  invalid?: boolean | undefined
  /** Sends the form when the code is complete. */
  autoSubmit?: boolean | undefined
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((code: string) => void) | undefined
  /** Called once for each complete code, before `autoSubmit` sends the form. */
  onComplete?: ((code: string) => void) | undefined
  /** The color of the current box. By default the accent of the theme. */
  accent?: Accent | undefined
  /** Shown and announced when none of the typed or pasted characters may be in a code. */
  refusedLabel?: string | undefined
}

/**
 * A code from an e-mail, a message or an authenticator app. It shows a box for each character; for assistive
 * technology, autofill and password managers it is one `<input autocomplete="one-time-code">`. It has no label: put it
 * into a FormField, or set `aria-label`; the label says where the code was sent. `className` and `style` apply to the
 * root, other props to the `<input>`.
 *
 * Characters that a code of its `kind` cannot have are left out; digits of other scripts count (`١٢٣`, `１２３`). The
 * field is required, and an incomplete code is invalid. `onComplete` is not called for a default value. When the code
 * was wrong, do not clear it: set `invalid`, say why, and let the visitor correct a digit. Offer a way to send another
 * code.
 *
 * **Use instead** TextField for a code of unknown length or a password.
 *
 * **Keyboard** That of a text field: arrows, Home, End, select all, cut, copy, paste, undo. Typing replaces the
 * current box, Backspace clears it and moves back, Delete clears it and stays. Pasted text is inserted at the current
 * box; a complete code replaces everything. Tab leaves the field.
 *
 * **Accessibility** The boxes are hidden from assistive technology and run left to right in every language. The text
 * is at least 16 px, so that iOS does not zoom in. The reason for a refused character is shown and announced.
 *
 * **Data attributes** `data-lintel-field`, `data-invalid`, `data-disabled`, `data-readonly`, `data-accent`; on a box
 * `data-box`, `data-filled`, `data-current`, `data-selected`.
 *
 * **CSS variables** `--lintel-gray-edge` (edges), `--lintel-accent-ring` (current box), `--lintel-unit`.
 *
 * @example
 * <OneTimePasswordField aria-label="Code from the e-mail" name="code" autoSubmit />
 */
export function OneTimePasswordField({
  length = 6,
  kind = 'numeric',
  size,
  invalid,
  autoSubmit = false,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  accent,
  refusedLabel,
  ref,
  className,
  style,
  ...rest
}: OneTimePasswordFieldProps) {
  const words = useComponentWords('oneTimePasswordField', enOneTimePasswordField)
  const field = useRef<HTMLInputElement>(null)
  const readCode = (text: string) => cleanCode(text, kind, length).slice(0, length)
  const [own, setOwn] = useState(() => readCode(defaultValue))
  const [isRefused, setRefused] = useState(false)
  const code = value === undefined ? own : readCode(value)
  const completed = useRef<string>(undefined)

  const setCode = (next: string) => {
    if (next === code) return
    completed.current = next.length === length ? next : undefined
    setOwn(next)
    onValueChange?.(next)
  }
  const selection = useCodeInput(field, {
    kind,
    length,
    onText: (isAccepted) => setRefused(!isAccepted),
    onInsert: setCode,
  })

  // After rendering, so that the form and the app's state have the code when the callbacks run.
  useEffect(() => {
    if (completed.current === undefined || completed.current !== code) return
    completed.current = undefined
    onComplete?.(code)
    if (autoSubmit) field.current?.form?.requestSubmit()
  })

  const restore = useEffectEvent(({ target, defaultPrevented }: Event) => {
    if (defaultPrevented || target !== field.current?.form) return
    setRefused(false)
    setCode(readCode(defaultValue))
    completed.current = undefined
  })
  useEffect(() => {
    // On the document, so that the form's own listeners can prevent it first.
    document.addEventListener('reset', restore)
    return () => document.removeEventListener('reset', restore)
  }, [])

  const isInvalid = invalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true')
  return (
    <div
      data-lintel-field=""
      data-accent={isInvalid ? 'red' : accent}
      data-invalid={isInvalid ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
      data-readonly={rest.readOnly ? '' : undefined}
      className={clsx(root, className)}
      style={style}
    >
      <div className={stage}>
        <Boxes code={code} length={length} size={size} selection={selection} />
        <input
          autoComplete="one-time-code"
          inputMode={kind === 'numeric' ? 'numeric' : 'text'}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          required
          {...rest}
          ref={(element) => {
            field.current = element
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
          }}
          type="text"
          pattern={`[${letters[kind]}]{${length}}`}
          value={code}
          dir="ltr"
          aria-invalid={isInvalid || undefined}
          className={inputStyle}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            setCode(readCode(event.currentTarget.value))
            rest.onChange?.(event)
          }}
          onPointerUp={(event) => {
            rest.onPointerUp?.(event)
            placeCaret(event)
          }}
        />
      </div>
      <span role="status" className={reason}>
        {isRefused ? (refusedLabel ?? words[kind]) : ''}
      </span>
    </div>
  )
}

type BoxesProps = {
  code: string
  length: number
  size: OneTimePasswordFieldProps['size']
  selection: Selection | undefined
}

/** The visible boxes. */
function Boxes({ code, length, size, selection }: BoxesProps) {
  const isRange = selection !== undefined && selection.start !== selection.end
  const current = selection && Math.min(selection.start, length - 1)
  return (
    <div aria-hidden="true" className={boxes}>
      {Array.from({ length }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box has no other identity.
          key={at}
          data-box=""
          data-filled={at < code.length ? '' : undefined}
          data-current={at === current && !isRange ? '' : undefined}
          data-selected={isRange && at >= selection.start && at < selection.end ? '' : undefined}
          className={box({ size })}
        >
          <span className={character}>{code[at]}</span>
          {at === current && at >= code.length ? <span className={caret} /> : null}
        </span>
      ))}
    </div>
  )
}

/** Moves the caret to the pressed box; the text of the input itself is invisible and elsewhere. */
function placeCaret({ currentTarget: field, clientX }: PointerEvent<HTMLInputElement>): void {
  if (field.selectionStart !== field.selectionEnd) return
  const places = [...(field.previousElementSibling?.children ?? [])].map((one) => one.getBoundingClientRect())
  const pressed = places.findIndex(({ right }) => clientX <= right)
  // A press without a position, from a script.
  if (pressed < 0 || clientX < (places[0]?.left ?? 0)) return
  const at = Math.min(pressed, field.value.length)
  field.setSelectionRange(at, at)
}
