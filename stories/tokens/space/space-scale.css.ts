import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 3.5rem 4.5rem minmax(4.5rem, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  minBlockSize: '2.75rem',
  borderBlockEnd: `1px solid ${vars.gray.line}`,
  '@media': { '(max-width: 30rem)': { gridTemplateColumns: '1.5rem 3.5rem 4.5rem minmax(0, 1fr)' } },
})
export const bar = style({
  blockSize: '1.25rem',
  borderRadius: vars.radius.panel[1],
  background: vars.accent.solid,
  forcedColorAdjust: 'none',
})
