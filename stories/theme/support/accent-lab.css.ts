import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const lab = style({
  display: 'grid',
  gap: vars.space[5],
  boxSizing: 'border-box',
  inlineSize: 'min(56rem, 100vw)',
  padding: vars.space[4],
})
export const field = style({ display: 'grid', gap: vars.space[2], maxInlineSize: '22rem' })
/** The color as it was typed. */
export const drop = style({
  inlineSize: '1.25rem',
  aspectRatio: '1',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${vars.gray.border}`,
})
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[3],
})
export const side = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  padding: vars.space[4],
  borderRadius: vars.radius.panel[7],
  background: vars.page.background,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
})
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  borderRadius: vars.radius.panel[3],
  overflow: 'hidden',
})
export const step = style({ blockSize: '2.25rem' })
export const samples = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
export const notes = style({ display: 'grid', gap: vars.space[2], margin: 0, paddingInlineStart: vars.space[4] })
export const scroller = style({ overflowX: 'auto' })
export const pairs = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  fontVariantNumeric: 'tabular-nums',
})
export const cell = style({
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.gray.line}`,
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
})
export const heading = style([cell, { color: vars.gray.textMuted, whiteSpace: 'nowrap' }])
export const number = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }])
export const numberHeading = style([heading, { textAlign: 'end' }])
