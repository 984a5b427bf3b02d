import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'

/** Inverted colors, so that it stands out from the page. */
export const tooltip = style({
  maxInlineSize: `min(${scaled(280)}, var(--radix-popper-available-width))`,
  paddingBlock: scaled(5),
  paddingInline: scaled(10),
  borderRadius: vars.radius.panel[4],
  background: vars.gray.text,
  color: vars.page.background,
  boxShadow: vars.shadow[4],
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  letterSpacing: vars.font.letterSpacing[2],
  fontWeight: vars.font.weight.medium,
  userSelect: 'none',
})
