import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.js'

export const code = style({
  justifySelf: 'start',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  padding: '0.0625rem 0.375rem',
  borderRadius: vars.radius.panel[2],
  background: vars.gray.surface,
  color: vars.gray.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size[1],
  lineHeight: vars.font.lineHeight[1],
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
})
