'use client'

import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Icon } from '../../../components/icon/icon.js'
import { IconButton } from '../../../components/icon-button/icon-button.js'
import { TextField } from '../../../components/text-field/text-field.js'

export type SearchFieldProps = {
  /** Its accessible name, also shown while it is empty. */
  label: string
  /** Name of the button that empties it. */
  clearLabel: string
  value: string
  onChange: (value: string) => void
}

/** One line to narrow a list with. Escape empties it first; only an empty one lets Escape through to the dialog. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  const element = useRef<HTMLInputElement>(null)
  const empty = () => {
    onChange('')
    element.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    event.stopPropagation()
    empty()
  }
  return (
    <TextField
      ref={element}
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      start={<Icon as={Search} />}
      end={
        value === '' ? null : (
          <IconButton label={clearLabel} onClick={empty}>
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
