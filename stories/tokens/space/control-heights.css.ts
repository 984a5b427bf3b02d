import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem repeat(5, auto)',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[4],
  overflowX: 'auto',
  padding: vars.space[1],
})
export const head = style({ justifySelf: 'start' })
export const cell = style({ display: 'grid', justifyItems: 'start' })
