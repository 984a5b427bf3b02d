import { style } from '@vanilla-extract/css'
import { focusRing } from '../../../src/components/styling/states.js'
import { vars } from '../../../tokens/contract.css.js'

export const trial = style({ display: 'grid', gap: vars.space[4] })
export const entry = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const field = style({
  boxSizing: 'border-box',
  minBlockSize: vars.control[2],
  inlineSize: '16rem',
  maxInlineSize: '100%',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.gray.edge}`,
  borderRadius: vars.radius.panel[5],
  background: vars.panel.background,
  color: vars.gray.text,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size[3],
  selectors: { '&:focus-visible': focusRing('inside') },
})

export const swatch = style({
  inlineSize: '2.75rem',
  blockSize: vars.control[2],
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing() },
})

export const code = style({
  margin: 0,
  padding: vars.space[4],
  overflowX: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.panel[6],
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
  color: vars.gray.text,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size[2],
  lineHeight: '1.7',
})

export const slab = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[4],
  alignItems: 'center',
  padding: vars.space[4],
  borderRadius: vars.radius.panel[7],
  background: vars.page.background,
  color: vars.gray.text,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
})

export const strip = style({ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space[1] })
export const chip = style({ blockSize: '3rem', borderRadius: vars.radius.panel[4], forcedColorAdjust: 'none' })

export const card = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.panel[7],
  background: vars.panel.background,
  boxShadow: vars.shadow[3],
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  selectors: { '&:first-child': { justifyContent: 'space-between' } },
})

export const notes = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })
export const note = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.gray.border}`,
})
