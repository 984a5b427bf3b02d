import { style } from '@vanilla-extract/css'
import { focusRing } from '../../../src/components/styling/states.js'
import { vars } from '../../../tokens/contract.css.js'

export const table = style({ display: 'grid', gap: '0.1875rem' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem repeat(12, minmax(0, 1fr))',
  gap: '0.1875rem',
  alignItems: 'center',
})

export const head = style({
  color: vars.gray.textMuted,
  fontSize: vars.font.size[1],
  lineHeight: vars.font.lineHeight[1],
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

export const name = style({
  all: 'unset',
  boxSizing: 'border-box',
  minBlockSize: '2rem',
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control[3],
  color: vars.gray.textMuted,
  fontSize: vars.font.size[2],
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.gray.tint, color: vars.gray.text },
    '&[aria-pressed="true"]': {
      color: vars.gray.text,
      fontWeight: vars.font.weight.medium,
      background: vars.gray.tint,
    },
    '&:focus-visible': focusRing(),
  },
})

export const chip = style({ blockSize: '2rem', borderRadius: vars.radius.panel[2], forcedColorAdjust: 'none' })
