import type { ComponentType } from 'react'
import { column } from './in-column.css.js'

/** Decorator: as wide as a card, as a phone shows it. */
export function inColumn(Story: ComponentType) {
  return (
    <div className={column}>
      <Story />
    </div>
  )
}
