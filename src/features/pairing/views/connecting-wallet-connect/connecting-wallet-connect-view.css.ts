import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../tokens/contract.css.js'

export const timer = style({
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  color: vars.gray.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const logo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', display: 'block' })
