'use client'

import { type ReactNode, useId } from 'react'
import { caption, option, rows, tile, word } from './option-row.css.js'
import { RadioGroup } from './radio-group.js'
import { radio } from './radio-tile.css.js'

export type Option<Value extends string> = {
  value: Value
  /** Its name, in words. */
  label: string
  /** What choosing it does to things, drawn. */
  picture?: ReactNode
}

export type OptionRowProps<Value extends string> = {
  title: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The words beside the picture, or under it where five stand in a row. */
  words?: 'beside' | 'under'
}

/** A few choices in one row, each with a picture of what it does. */
export function OptionRow<Value extends string>({
  title,
  options,
  value,
  onChange,
  words = 'beside',
}: OptionRowProps<Value>) {
  const name = useId()
  return (
    <RadioGroup title={title} className={rows[words]}>
      {options.map(({ value: one, label, picture }) => (
        <label key={one} className={option}>
          <span className={tile}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
              className={radio}
            />
            {picture}
            {words === 'beside' ? <span className={word}>{label}</span> : null}
          </span>
          {words === 'under' ? <span className={caption}>{label}</span> : null}
        </label>
      ))}
    </RadioGroup>
  )
}
