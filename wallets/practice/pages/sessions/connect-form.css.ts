import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.panel[6],
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
  selectors: {
    '&[data-over]': { boxShadow: `inset 0 0 0 2px ${vars.accent.solid}` },
  },
})

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

export const label = style({ fontSize: vars.font.size[2], fontWeight: vars.font.weight.medium })

export const problem = style({
  color: vars.accent.textOnTint,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
})
