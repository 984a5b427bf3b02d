import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

/** The panel of popovers, menus and lists. */
export const panel = style({
  borderRadius: vars.radius.panel[7],
  background: vars.panel.background,
  backdropFilter: vars.panel.backdrop,
  boxShadow: `inset 0 1px 0 ${vars.panel.topLight}, ${vars.shadow[5]}`,
  color: vars.gray.text,
  fontSize: vars.font.size[3],
  lineHeight: vars.font.lineHeight[3],
  letterSpacing: vars.font.letterSpacing[3],
})
