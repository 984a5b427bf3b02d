import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../../../src/components/styling/states.js'
import { vars } from '../../../tokens/contract.css.js'

export const slab = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space[4],
  padding: vars.space[5],
  background: vars.page.background,
  selectors: {
    '&:first-child': { borderStartStartRadius: vars.radius.panel[7], borderStartEndRadius: vars.radius.panel[7] },
    '&:last-child': { borderEndStartRadius: vars.radius.panel[7], borderEndEndRadius: vars.radius.panel[7] },
  },
})

export const surface = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.panel[6],
})

export const grounds = styleVariants({
  page: { background: vars.page.background, boxShadow: `inset 0 0 0 1px ${vars.gray.line}` },
  panel: { background: vars.panel.background, boxShadow: vars.shadow[2] },
  group: { background: vars.gray.surface },
  row: { background: vars.gray.tint },
  tint: { background: vars.accent.tint },
})

export const sample = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.5rem',
  borderRadius: vars.radius.control[6],
  fontSize: vars.font.size[2],
})

export const outside = style({ background: vars.accent.solid, color: vars.accent.textOnSolid, ...focusRing() })
export const inside = style({ boxShadow: `inset 0 0 0 1px ${vars.gray.border}`, ...focusRing('inside') })
