import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

// A border: forced colors show borders and not backgrounds.
const across = { borderBlockStart: `1px solid ${vars.gray.border}` } as const
const down = { borderInlineStart: `1px solid ${vars.gray.border}` } as const

export const separator = style({
  flex: 'none',
  alignSelf: 'stretch',
  selectors: {
    '&:where([data-orientation="horizontal"])': across,
    '&:where([data-orientation="vertical"])': { ...down, minBlockSize: '1em' },
  },
})

export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: vars.space[3],
  color: vars.gray.textMuted,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  selectors: {
    '&:where([data-orientation="vertical"])': { flexDirection: 'column', gap: vars.space[2] },
    '&::before, &::after': { content: '', flex: '1', minInlineSize: vars.space[4] },
    '&:where([data-orientation="horizontal"])::before, &:where([data-orientation="horizontal"])::after': across,
    '&:where([data-orientation="vertical"])::before, &:where([data-orientation="vertical"])::after': {
      ...down,
      minInlineSize: 0,
      minBlockSize: vars.space[3],
    },
  },
})

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'center' })
