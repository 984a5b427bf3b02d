import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.js'

/** Cells one below the other. */
export const floatingRoom = style({
  display: 'grid',
  boxSizing: 'border-box',
  inlineSize: 'min(22rem, 100vw)',
  padding: vars.space[4],
})

/** Room around a trigger, so that what floats beside it is in the picture, and beside no other. */
export const floatingCell = style({ display: 'grid', placeItems: 'center', minBlockSize: '6rem' })

/** Triggers side by side. */
export const floatingRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[5] })
