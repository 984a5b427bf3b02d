import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const slab = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space[6],
  padding: vars.space[6],
  background: vars.page.background,
  selectors: {
    '&:first-child': { borderStartStartRadius: vars.radius.panel[7], borderStartEndRadius: vars.radius.panel[7] },
    '&:last-child': { borderEndStartRadius: vars.radius.panel[7], borderEndEndRadius: vars.radius.panel[7] },
  },
})

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minBlockSize: '6.5rem',
  boxSizing: 'border-box',
  padding: vars.space[4],
  borderRadius: vars.radius.panel[7],
  background: vars.panel.background,
})
