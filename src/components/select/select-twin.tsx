'use client'

import { type ChangeEvent, type FormEventHandler, useEffect, useRef } from 'react'
import type { SelectOption } from './read-options.js'
import { twin } from './select.css.js'

export type SelectTwinProps = {
  options: readonly SelectOption[]
  value: string
  /** What a reset of the form goes back to. */
  defaultValue: string
  onValue: (value: string) => void
  name: string | undefined
  form: string | undefined
  required: boolean | undefined
  disabled: boolean | undefined
  autoComplete: string | undefined
  onChange: FormEventHandler<HTMLSelectElement> | undefined
  onInvalid: FormEventHandler<HTMLSelectElement> | undefined
  /** In a FormControl: a choice is judged at once, by whoever judges an invalid one. */
  isJudged: boolean
}

/** The native select beside the field: what the browser submits, fills in, resets and validates. */
export function SelectTwin({
  options,
  value,
  defaultValue,
  onValue,
  onChange,
  onInvalid,
  isJudged,
  ...rest
}: SelectTwinProps) {
  const element = useRef<HTMLSelectElement>(null)
  const reported = useRef(value)
  const reset = useRef(() => {})
  reset.current = () => onValue(defaultValue)

  useEffect(() => {
    if (reported.current === value) return
    reported.current = value
    // As if the visitor had chosen in it: the form is told.
    element.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [value])

  useEffect(() => {
    const form = element.current?.form
    const onReset = () => reset.current()
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [])

  return (
    <select
      {...rest}
      ref={element}
      aria-hidden
      tabIndex={-1}
      className={twin}
      value={value}
      onChange={(event) => {
        if (event.target.value !== value) {
          reported.current = event.target.value
          onValue(event.target.value)
        }
        onChange?.(repeat(event))
        if (isJudged) onInvalid?.(repeat(event))
      }}
      onInvalid={onInvalid}
      // A browser, or the form, puts focus on the first invalid field.
      onFocus={(event) => {
        const field = event.currentTarget.previousElementSibling
        if (field instanceof HTMLElement) field.focus()
      }}
    >
      <option value="" />
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** The same event for one listener more: that one of them prevents it says nothing to the next. */
function repeat(event: ChangeEvent<HTMLSelectElement>): ChangeEvent<HTMLSelectElement> {
  return Object.create(event, { currentTarget: { value: event.currentTarget } })
}
