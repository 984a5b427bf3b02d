'use client'

import clsx from 'clsx'
import {
  type ChangeEvent,
  type ComponentProps,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { cleanCode, letters, type Selection } from './edit-code.js'
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
import { oneTimePasswordFieldProps } from './one-time-password-field.props.js'
import { useCodeInput } from './use-code-input.js'

export type OneTimePasswordFieldProps = PropsOf<typeof oneTimePasswordFieldProps> &
  Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'maxLength' | 'pattern'> & {
    /** How many characters the code has. */
    length?: number
    value?: string | undefined
    defaultValue?: string | undefined
    onValueChange?: ((code: string) => void) | undefined
    /** Once for each code that was typed, pasted or filled in to its end. With `autoSubmit` the form is sent after it. */
    onComplete?: ((code: string) => void) | undefined
    /** Colour of the current box. */
    accent?: Accent | undefined
    /** Said and shown when nothing of what was typed or pasted may stand in a code. */
    refusedLabel?: string | undefined
  }

const refusals = {
  numeric: 'The code has digits only.',
  alpha: 'The code has letters only.',
  alphanumeric: 'The code has letters and digits only.',
} as const

/**
 * A code that was sent to somebody: boxes to the eye, one field to assistive technology, autofill and password
 * managers. It has no label of its own: put it in a FormField, or name it by `aria-label`. `className` and `style` dress
 * the whole, everything else reaches the `<input>`.
 *
 * @example
 * <OneTimePasswordField aria-label="Code from the e-mail" name="code" autoSubmit />
 */
export function OneTimePasswordField({
  length = 6,
  kind = oneTimePasswordFieldProps.kind.default,
  size,
  invalid,
  autoSubmit = oneTimePasswordFieldProps.autoSubmit.default,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  accent,
  refusedLabel = refusals[kind],
  ref,
  className,
  style,
  ...rest
}: OneTimePasswordFieldProps) {
  if (process.env.NODE_ENV !== 'production')
    checkProps('OneTimePasswordField', oneTimePasswordFieldProps, { size, kind })
  const field = useRef<HTMLInputElement>(null)
  const readCode = (text: string) => cleanCode(text, kind).slice(0, length)
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

  // After the code was drawn: whoever hears of it finds it in the form and in their own state.
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
    // On the document: by then the form's own listeners have had their say.
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
        {isRefused ? refusedLabel : ''}
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

/** What the eye sees of the code. */
function Boxes({ code, length, size, selection }: BoxesProps) {
  const isRange = selection !== undefined && selection.start !== selection.end
  const current = selection && Math.min(selection.start, length - 1)
  return (
    <div aria-hidden="true" className={boxes}>
      {Array.from({ length }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
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

/** A press on a box puts the caret there. The field's own text is unseen, and elsewhere. */
function placeCaret({ currentTarget: field, clientX }: PointerEvent<HTMLInputElement>): void {
  if (field.selectionStart !== field.selectionEnd) return
  const places = [...(field.previousElementSibling?.children ?? [])].map((one) => one.getBoundingClientRect())
  const pressed = places.findIndex(({ right }) => clientX <= right)
  // A press from nowhere, as a script makes it.
  if (pressed < 0 || clientX < (places[0]?.left ?? 0)) return
  const at = Math.min(pressed, field.value.length)
  field.setSelectionRange(at, at)
}
