import { style } from '@vanilla-extract/css'
import { focusRing } from '../../../src/components/styling/states.js'
import { vars } from '../../../tokens/contract.css.js'

export const scroller = style({
  overflowX: 'auto',
  borderRadius: vars.radius.panel[4],
  selectors: { '&:focus-visible': focusRing() },
})

export const matrix = style({ borderCollapse: 'collapse', inlineSize: '100%', fontSize: vars.font.size[2] })

export const columnHead = style({
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]} 0`,
  color: vars.gray.textMuted,
  fontSize: vars.font.size[1],
  lineHeight: vars.font.lineHeight[1],
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
  verticalAlign: 'bottom',
})

export const rowHead = style({
  paddingInlineEnd: vars.space[3],
  color: vars.gray.text,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})

export const cell = style({ padding: '0.125rem 0.1875rem 0.125rem 0' })

export const figure = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '1.875rem',
  boxSizing: 'border-box',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.panel[2],
  color: vars.gray.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const mark = style({
  flex: 'none',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
})
