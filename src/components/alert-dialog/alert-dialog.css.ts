import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[4]}`,
  overflowWrap: 'anywhere',
})

/** The title of a question is never cut. */
export const title = style({ whiteSpace: 'normal' })

/** Buttons of equal width, side by side, or in a column when their labels are long. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${scaled(128)}, 100%), 1fr))`,
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
})
