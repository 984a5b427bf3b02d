import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.js'

/** Cells in a column. */
export const floatingRoom = style({
  display: 'grid',
  boxSizing: 'border-box',
  inlineSize: 'min(22rem, 100vw)',
  padding: vars.space[4],
})

/** Room around a trigger for the overlay beside it. */
export const floatingCell = style({ display: 'grid', placeItems: 'center', minBlockSize: '6rem' })

/** Triggers side by side. */
export const floatingRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[5] })
