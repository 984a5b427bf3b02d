'use client'

import * as Popover from '@radix-ui/react-popover'
import clsx from 'clsx'
import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, type FormEventHandler, useId, useMemo } from 'react'
import { floating } from '../floating/floating.css.js'
import { panel } from '../floating/floating-panel.css.js'
import { lists } from '../floating/floating-row.css.js'
import { type FloatingContainer, useFloating } from '../floating/use-floating.js'
import { controlMark } from '../hidden-input/hidden-input.js'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { readOptions, type SelectOptions } from './read-options.js'
import { chosen, empty, list, mark, select } from './select.css.js'
import { selectProps } from './select.props.js'
import { optionId, SelectList } from './select-list.js'
import { SelectTwin } from './select-twin.js'
import { useSelect } from './use-select.js'

export type SelectProps = PropsOf<typeof selectProps> &
  FloatingContainer &
  Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'onInvalid' | 'children' | 'type' | 'role'> & {
    /** What there is to choose, in groups or not. */
    options: SelectOptions
    /** The chosen value; an empty one means that nothing is chosen. */
    value?: string | undefined
    defaultValue?: string | undefined
    onValueChange?: ((value: string) => void) | undefined
    onOpenChange?: ((open: boolean) => void) | undefined
    /** What stands in the field while nothing is chosen. */
    placeholder?: string | undefined
    required?: boolean | undefined
    autoComplete?: string | undefined
    /** Colour of the focus ring and of the tick. */
    accent?: Accent | undefined
    /** The event of the native select that the form sees. */
    onChange?: FormEventHandler<HTMLSelectElement> | undefined
    onInvalid?: FormEventHandler<HTMLSelectElement> | undefined
  }

/**
 * One value out of a list that is too long to stand open. Up to five are easier as Radio or SegmentedControl; actions
 * are a DropdownMenu. It has no label of its own: put it in a FormField, or name it by `aria-label`. Follows the APG
 * select-only combobox pattern; inside a form a native select goes with it.
 *
 * @throws Error for an option with an empty value, and for a value that two options have.
 * @example
 * <Select aria-label="Network" name="chain" defaultValue="1" options={[{ value: '1', label: 'Ethereum' }]} />
 */
export function Select({
  options: entries,
  value: ownValue,
  defaultValue = '',
  onValueChange,
  onOpenChange,
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
  if (process.env.NODE_ENV !== 'production') checkProps('Select', selectProps, { size })
  const ownId = useId()
  const id = rest.id ?? ownId
  const options = useMemo(() => readOptions(entries), [entries])
  const state = useSelect({ options, value: ownValue, defaultValue, onValueChange, onOpenChange, idOf: optionId, id })
  const { placed, portal, isReady } = useFloating(container)
  const current = options.find((option) => option.value === state.value)
  const isInvalid = invalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true')
  const tone = isInvalid ? 'red' : accent
  return (
    // Not modal to Radix, and no Select of it: that stills the body and puts two style elements into the page.
    <Popover.Root open={state.isOpen} onOpenChange={state.changeOpen}>
      <Popover.Trigger
        {...rest}
        id={id}
        role="combobox"
        aria-haspopup="listbox"
        aria-controls={state.isOpen ? `${id}-list` : undefined}
        aria-activedescendant={state.activeId}
        aria-required={required || undefined}
        aria-invalid={isInvalid || undefined}
        data-lintel-field=""
        data-accent={tone}
        data-invalid={isInvalid ? '' : undefined}
        data-placeholder={current ? undefined : ''}
        className={clsx(select({ size }), className)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          if (!event.defaultPrevented) state.onKeyDown(event)
        }}
        onKeyUp={(event) => {
          rest.onKeyUp?.(event)
          // Else some browsers make a click of it.
          if (event.key === ' ') event.preventDefault()
        }}
        onClick={(event) => {
          rest.onClick?.(event)
          // Not every browser does: keys go to the field.
          event.currentTarget.focus()
        }}
      >
        {current?.icon ? <span className={mark}>{current.icon}</span> : null}
        <span dir="auto" className={clsx(chosen, !current && empty)}>
          {current ? current.label : placeholder}
        </span>
        <span aria-hidden className={mark}>
          <Icon as={ChevronsUpDown} size={16} />
        </span>
      </Popover.Trigger>
      {name === undefined && !required ? null : (
        <SelectTwin
          options={options}
          value={state.value}
          defaultValue={defaultValue}
          onValue={state.setValue}
          {...{ name, form, required, autoComplete, onChange, onInvalid }}
          disabled={rest.disabled}
          isJudged={controlMark in rest}
        />
      )}
      {isReady ? (
        <Popover.Portal {...portal}>
          <Popover.Content
            {...noDialog}
            align="start"
            {...placed}
            {...(tone ? { 'data-accent': tone } : {})}
            data-lintel-floating="select"
            className={clsx(floating, panel, lists[size === '1' || size === '2' ? '1' : '2'], list)}
            onOpenAutoFocus={(event) => event.preventDefault()}
            // Focus never left the field; given back after the list has faded it would be taken from somewhere else.
            onCloseAutoFocus={(event) => event.preventDefault()}
            // A press on a row or an arrow leaves focus where the keys go.
            onMouseDown={(event) => event.preventDefault()}
          >
            <SelectList
              id={`${id}-list`}
              aria-label={rest['aria-label']}
              aria-labelledby={rest['aria-label'] === undefined ? (rest['aria-labelledby'] ?? id) : undefined}
              entries={entries}
              value={state.value}
              highlight={state.highlight}
              idPrefix={id}
              onHighlight={state.pointAt}
              onChoose={state.choose}
            />
          </Popover.Content>
        </Popover.Portal>
      ) : null}
    </Popover.Root>
  )
}

/** What the primitive says of itself; here the list in it is the popup. */
const noDialog = { role: undefined }
