import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const grid = style({ display: 'grid', gap: vars.space[5] })
export const head = style({ marginBlockEnd: vars.space[2] })
export const steps = style({
  display: 'grid',
  gridTemplateColumns: '4rem repeat(8, minmax(0, 1fr))',
  gap: vars.space[2],
  alignItems: 'center',
  paddingBlock: vars.space[1],
})
export const corner = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '2.75rem',
  background: vars.accent.tint,
  color: vars.accent.textOnTint,
  boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
  fontSize: vars.font.size[2],
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
})
