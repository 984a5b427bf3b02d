'use client'

import * as Primitive from '@radix-ui/react-select'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import clsx from 'clsx'
import { type ChangeEventHandler, type ComponentProps, type FormEventHandler, useId, useMemo } from 'react'
import { ChevronsUpDown } from '../../icons/chevrons-up-down.js'
import { FloatingRoot } from '../floating/floating-root.js'
import type { FloatingContainer } from '../floating/use-floating.js'
import { controlMark, forwardHiddenInput } from '../hidden-input/hidden-input.js'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { readOptions, type SelectOptions } from './read-options.js'
import { chosen, empty, mark, root, select } from './select.css.js'
import { SelectList } from './select-list.js'

export type SelectProps = FloatingContainer &
  Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'onInvalid' | 'children' | 'type' | 'role'> & {
    /** The options, with or without groups. */
    options: SelectOptions
    /** The selected value. An empty string means that nothing is selected. */
    value?: string | undefined
    defaultValue?: string | undefined
    onValueChange?: ((value: string) => void) | undefined
    /** Whether the list is open. The field opens and closes it without this prop. */
    open?: boolean | undefined
    defaultOpen?: boolean | undefined
    onOpenChange?: ((open: boolean) => void) | undefined
    /** The name, where no FormLabel or `aria-labelledby` names it. */
    label?: string | undefined
    /** The text while nothing is selected. */
    placeholder?: string | undefined
    /** @default '4' */
    size?: '1' | '2' | '3' | '4' | undefined
    /** Shows the field as invalid. */
    invalid?: boolean | undefined
    required?: boolean | undefined
    autoComplete?: string | undefined
    /** The color of the focus ring and of the tick. */
    accent?: Accent | undefined
    /** The change event of the hidden select, which exists inside a form. */
    onChange?: ChangeEventHandler<HTMLSelectElement> | undefined
    onInvalid?: FormEventHandler<HTMLSelectElement> | undefined
  }

/**
 * Selects one value from a list. Use Radio or SegmentedControl for up to five options, and DropdownMenu for actions.
 * It shows no label: put it in a FormField, or set `label`.
 *
 * @throws Error for an option with an empty value, and for a value that two options have.
 * @example
 * <Select label="Network" name="chain" defaultValue="1" options={[{ value: '1', label: 'Ethereum' }]} />
 */
export function Select({
  options: entries,
  value: valueProp,
  defaultValue = '',
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  label,
  placeholder,
  name,
  form,
  required,
  autoComplete,
  size,
  invalid,
  accent,
  container,
  onChange,
  onInvalid,
  className,
  ...rest
}: SelectProps) {
  const accessibleName = rest['aria-label'] ?? label
  const ownId = useId()
  const id = rest.id ?? ownId
  const options = useMemo(() => readOptions(entries), [entries])
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'Select',
  })
  const current = options.find((option) => option.value === value)
  const isInvalid = invalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true')
  const tone = isInvalid ? 'red' : accent
  return (
    <span className={root} {...forwardHiddenInput({ onInvalid, onChange, isJudged: controlMark in rest })}>
      <FloatingRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        {(state) => (
          <Primitive.Root
            {...state}
            value={value}
            onValueChange={setValue}
            {...{ name, form, autoComplete }}
            required={required}
            disabled={rest.disabled}
          >
            <Primitive.Trigger
              aria-label={label}
              {...rest}
              id={id}
              // The primitive would set `ltr`; the direction of the text around is the right one.
              dir={rest.dir}
              aria-haspopup="listbox"
              aria-invalid={isInvalid || undefined}
              data-lintel-field=""
              data-accent={tone}
              data-invalid={isInvalid ? '' : undefined}
              className={clsx(select({ size }), className)}
              onKeyUp={(event) => {
                rest.onKeyUp?.(event)
                // A space in a typed word would press the button.
                if (event.key === ' ') event.preventDefault()
              }}
            >
              {current?.icon ? <span className={mark}>{current.icon}</span> : null}
              <span dir="auto" className={clsx(chosen, !current && empty)}>
                {current ? current.label : placeholder}
              </span>
              <Primitive.Icon className={mark}>
                <Icon as={ChevronsUpDown} size={16} />
              </Primitive.Icon>
            </Primitive.Trigger>
            <SelectList
              aria-label={accessibleName}
              aria-labelledby={accessibleName === undefined ? (rest['aria-labelledby'] ?? id) : undefined}
              entries={entries}
              value={value}
              rows={size === '1' || size === '2' ? '1' : '2'}
              accent={tone}
              container={container}
            />
          </Primitive.Root>
        )}
      </FloatingRoot>
    </span>
  )
}
