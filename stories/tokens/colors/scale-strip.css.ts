import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

const isNarrow = '(max-width: 44rem)'
const columns = 'repeat(12, minmax(0, 1fr))'

export const wrapper = style({ display: 'grid', gap: vars.space[3], containerType: 'inline-size' })

export const groups = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: vars.space[1],
  paddingInline: vars.space[4],
  '@container': { [isNarrow]: { display: 'none' } },
})

export const group = style({
  display: 'grid',
  gap: '0.125rem',
  alignContent: 'start',
  paddingInline: vars.space[1],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.gray.border}`,
})

/** The background that the colors were made for. */
export const slab = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.panel[7],
  background: vars.page.background,
  color: vars.gray.text,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
})

export const slabTitle = style({ paddingInline: vars.space[1] })

export const strip = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [isNarrow]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', rowGap: vars.space[3] } },
})

export const cell = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, textAlign: 'center' })

export const chip = style({
  blockSize: '3.5rem',
  borderRadius: vars.radius.panel[4],
  boxShadow: `inset 0 0 0 1px ${vars.scale.grayAlpha[3]}`,
  forcedColorAdjust: 'none',
})

export const number = style({
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const hex = style({
  color: vars.gray.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size[1],
  lineHeight: vars.font.lineHeight[1],
  letterSpacing: '-0.02em',
})
