import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const positioned = style({ position: 'relative' })

/** Placed as the frame covers its place, and as its page fills the frame. */
export const overlay = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  background: vars.panel.background,
})
