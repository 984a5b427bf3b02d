import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { focusRing } from '../styling/states.js'
import { fieldTarget } from '../styling/touch-target.js'

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  verticalAlign: 'middle',
})

/** Both labels share one cell, so that the button keeps the width of the longer one. */
export const words = style({ display: 'grid' })

export const word = style({
  gridArea: '1 / 1',
  textAlign: 'center',
  selectors: { '&:where([data-unseen])': { opacity: 0 } },
})

/** The field with the value to copy by hand. */
export const byHand = style({
  boxSizing: 'border-box',
  flex: `1 1 ${scaled(192)}`,
  minInlineSize: 0,
  minBlockSize: vars.control[2],
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: `1px solid ${vars.gray.border}`,
  borderRadius: vars.radius.control[5],
  background: vars.gray.surface,
  color: vars.gray.text,
  fontFamily: vars.font.mono,
  // iOS zooms into a focused field with text below 16 px.
  fontSize: `max(16px, ${vars.font.size[2]})`,
  selectors: { '&:focus-visible': focusRing('inside') },
  '@media': fieldTarget(vars.control[2]),
})

export const reason = style({
  flexBasis: '100%',
  color: vars.gray.textMuted,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
})
