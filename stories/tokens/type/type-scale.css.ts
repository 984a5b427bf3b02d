import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.gray.line}`,
  '@media': { '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] } },
})
export const figures = style({ display: 'grid', gap: '0.125rem' })
export const sample = style({ minInlineSize: 0 })
export const weightRow = style({ display: 'grid', gap: vars.space[3] })
export const weightItem = style({ display: 'grid', gap: '0.125rem' })
