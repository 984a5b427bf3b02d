'use client'

import * as Primitive from '@radix-ui/react-form'
import clsx from 'clsx'
import { type ComponentProps, type ReactNode, use, useCallback, useEffect, useId, useMemo, useState } from 'react'
import { addFieldMethods, controlMark, isNativeField } from '../hidden-input/hidden-input.js'
import { field, label } from './form.css.js'
import { FieldContext } from './form-context.js'

export type FormFieldProps = Omit<ComponentProps<typeof Primitive.Field>, 'asChild' | 'serverInvalid'> & {
  /** The name that the value is sent with. */
  name: string
  /** The error from the server. The first field with an error gets the focus. */
  error?: string | undefined
  children?: ReactNode
}

/** A label, a control and its messages. */
export function FormField({ name, error, className, ...rest }: FormFieldProps) {
  const [labelId, setLabelId] = useState<string>()
  const context = useMemo(() => ({ name, labelId, setLabelId, error }), [name, labelId, error])
  return (
    <FieldContext value={context}>
      <Primitive.Field
        {...rest}
        name={name}
        serverInvalid={error !== undefined && error !== ''}
        className={clsx(field, className)}
      />
    </FieldContext>
  )
}

export type FormLabelProps = Omit<ComponentProps<typeof Primitive.Label>, 'asChild'>

/**
 * The name of the control in its FormField. A press on it focuses the control. It also names a RadioGroup and a
 * Slider.
 */
export function FormLabel({ id, className, ...rest }: FormLabelProps) {
  const ownId = useId()
  const setLabelId = use(FieldContext)?.setLabelId
  const labelId = id ?? ownId
  useEffect(() => {
    setLabelId?.(labelId)
    return () => setLabelId?.(undefined)
  }, [setLabelId, labelId])
  return <Primitive.Label {...rest} id={labelId} className={clsx(label, className)} />
}

export type FormControlProps = Omit<ComponentProps<typeof Primitive.Control>, 'asChild' | 'children'> & {
  /**
   * Exactly one control: TextField, TextArea, Checkbox, RadioGroup, Switch, SegmentedControl, Select or an `<input>`.
   */
  children: ReactNode
}

/** Connects the control in it to its FormField: name, id, label, messages and validity. */
export function FormControl({ ref, onChange, children, ...rest }: FormControlProps) {
  const labelId = use(FieldContext)?.labelId
  const setControl = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) addFieldMethods(element)
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
  return (
    <Primitive.ValidityState>
      {(validity) => (
        <Primitive.Control
          aria-labelledby={labelId}
          {...(validity?.valid === false ? { 'aria-invalid': true } : {})}
          {...{ [controlMark]: '' }}
          {...rest}
          ref={setControl}
          onChange={(event) => {
            onChange?.(event)
            // The primitive would reset the validity, which only a native field supports.
            if (!isNativeField(event.currentTarget)) event.preventDefault()
          }}
          asChild
        >
          {children}
        </Primitive.Control>
      )}
    </Primitive.ValidityState>
  )
}
