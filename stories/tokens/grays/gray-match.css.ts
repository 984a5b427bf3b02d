import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const list = style({ display: 'grid', gap: vars.space[5], margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  alignItems: 'center',
})
export const head = style({ minInlineSize: 0 })
export const strip = style({ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: '0.1875rem' })
export const chip = style({ blockSize: '2.5rem', borderRadius: vars.radius.panel[3], forcedColorAdjust: 'none' })
export const badges = style({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: vars.space[1] })
