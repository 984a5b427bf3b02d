'use client'

import { useId } from 'react'
import { accents } from '../../../components/props/accent.js'
import { grays } from '../../theme.props.js'
import { RadioGroup } from './radio-group.js'
import { COLUMNS, cell, grid, swatch } from './swatch-grid.css.js'
import './swatch-colors.css.js'

const painted: readonly string[] = [...accents, ...grays]

export type Swatch = {
  value: string
  /** Its name, in words. */
  label: string
  /** Whose colour it shows, where that is another's: `auto` shows the gray it comes to. */
  shows?: string | undefined
}

export type SwatchGridProps = {
  title: string
  swatches: readonly Swatch[]
  value: string
  onChange: (value: string) => void
  /** Whether an opening panel puts focus here. */
  isFirst?: boolean
}

/** Colours to choose from, ten in a row. The name of the chosen one stands in the heading, of the others in a tooltip. */
export function SwatchGrid({ title, swatches, value, onChange, isFirst }: SwatchGridProps) {
  const name = useId()
  const current = swatches.find((one) => one.value === value)?.label ?? value
  return (
    <RadioGroup title={title} current={current} columns={COLUMNS} className={grid} isFirst={isFirst}>
      {swatches.map(({ value: one, label, shows = one }) => (
        <span key={one} className={cell}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
            aria-label={label}
            title={label}
            // A colour of the app has no swatch of ours: it shows what its own css says.
            data-accent={painted.includes(shows) ? undefined : shows}
            data-swatch={shows}
            data-auto={one === 'auto' ? '' : undefined}
            className={swatch}
          />
        </span>
      ))}
    </RadioGroup>
  )
}
