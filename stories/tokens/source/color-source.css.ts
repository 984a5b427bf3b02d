import { style } from '@vanilla-extract/css'
import { focusRing } from '../../../src/components/styling/states.js'
import { vars } from '../../../tokens/contract.css.js'

export const picker = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[3],
})

export const field = style({
  minBlockSize: vars.control[2],
  paddingInline: vars.space[2],
  border: `1px solid ${vars.gray.edge}`,
  borderRadius: vars.radius.panel[5],
  background: vars.panel.background,
  color: vars.gray.text,
  font: 'inherit',
  selectors: { '&:focus-visible': focusRing() },
})

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.gray.line}`,
  '@container': { '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

/** All but the first follow from the one before. */
export const hop = style({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    '& + &': { position: 'relative', paddingInlineStart: vars.space[4] },
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.5rem',
      inlineSize: '0.4375rem',
      blockSize: '0.4375rem',
      borderBlockStart: `1.5px solid ${vars.gray.mark}`,
      borderInlineEnd: `1.5px solid ${vars.gray.mark}`,
      transform: 'rotate(45deg)',
    },
    '& + &:dir(rtl)::before': { transform: 'rotate(-45deg)' },
  },
})

export const head = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' })

export const chip = {
  row: style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 }),
  ground: style({
    flex: 'none',
    display: 'grid',
    inlineSize: '2.5rem',
    blockSize: '1.75rem',
    overflow: 'hidden',
    borderRadius: vars.radius.panel[3],
    background: vars.page.background,
    boxShadow: `0 0 0 1px ${vars.gray.border}`,
  }),
  color: style({ forcedColorAdjust: 'none' }),
}
