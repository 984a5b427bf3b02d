import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

export const page = style({
  boxSizing: 'border-box',
  maxInlineSize: '30rem',
  minBlockSize: '100vh',
  marginInline: 'auto',
  padding: vars.space[4],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.font.weight.medium,
})

export const mark = style({ inlineSize: '1.5rem', blockSize: '1.5rem', color: vars.accent.textOnTint })

export const headerEnd = style({ marginInlineStart: 'auto', color: vars.gray.textMuted, fontSize: vars.font.size[2] })

export const content = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: vars.space[4], minBlockSize: 0 })

export const footer = style({ paddingBlockStart: vars.space[3], borderBlockStart: `1px solid ${vars.gray.line}` })
