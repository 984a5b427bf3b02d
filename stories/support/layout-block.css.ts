import { style } from '@vanilla-extract/css'
import { unscaled } from '../../src/components/styling/unscaled.js'
import { vars } from '../../tokens/contract.css.js'

/** Shows the edges of a layout component. */
export const outlined = style({
  outline: `1px dashed ${vars.gray.borderHover}`,
  outlineOffset: '-1px',
})

/** A block to lay out. */
export const filled = style({
  boxSizing: 'border-box',
  minInlineSize: vars.space[6],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.panel[3],
  background: vars.accent.tint,
  color: vars.accent.textOnTint,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  textAlign: 'center',
  outline: '1px solid transparent',
  outlineOffset: '-1px',
})

export const tall = style({ paddingBlock: vars.space[4] })

/** The width of the container. */
export const room = style({ inlineSize: `min(${unscaled(448)}, 100%)` })
export const full = style({ inlineSize: `min(${unscaled(704)}, calc(100vw - ${unscaled(32)}))` })
