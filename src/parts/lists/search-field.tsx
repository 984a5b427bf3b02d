'use client'

import { type KeyboardEvent, useRef } from 'react'
import { Icon } from '../../components/icon/icon.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import { TextField } from '../../components/text-field/text-field.js'
import { Search } from '../../icons/search.js'
import { X } from '../../icons/x.js'

export type SearchFieldProps = {
  /** Accessible name and placeholder. */
  label: string
  /** Name of the button that clears the field. */
  clearLabel: string
  value: string
  onChange: (value: string) => void
}

/** A search field above a list. Escape clears it; only in an empty field does Escape reach the dialog. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  const element = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    element.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return (
    <TextField
      ref={element}
      type="search"
      label={label}
      placeholder={label}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      start={<Icon as={Search} />}
      end={
        value === '' ? null : (
          <IconButton label={clearLabel} onClick={clear}>
            <Icon as={X} />
          </IconButton>
        )
      }
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
