import { style } from '@vanilla-extract/css'
import { unscaled } from '../../src/components/styling/unscaled.js'
import { vars } from '../../tokens/contract.css.js'

/** Cells in a column. */
export const floatingRoom = style({
  display: 'grid',
  boxSizing: 'border-box',
  inlineSize: `min(${unscaled(352)}, 100vw)`,
  padding: vars.space[4],
})

/** Room around a trigger for the overlay beside it. */
export const floatingCell = style({ display: 'grid', placeItems: 'center', minBlockSize: unscaled(96) })

/** Triggers side by side. */
export const floatingRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[5] })
