import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const matrix = style({ display: 'grid', gap: vars.space[4] })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(8rem, 1fr))',
  gap: vars.space[3],
  overflowX: 'auto',
  // Room for the shadows of the cards.
  padding: '0.125rem',
})
export const head = style({ paddingBlockEnd: vars.space[1] })
export const cell = style({ display: 'grid', minInlineSize: 0 })
export const card = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.panel[6],
  background: vars.panel.background,
  boxShadow: vars.shadow[2],
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
