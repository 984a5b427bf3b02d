import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../../components/styling/scaled.js'
// Imported so that the rules below come after the rules they change.
import '../../components/skeleton/skeleton.css.js'

/** As high as a ListItem. */
export const row = style({
  boxSizing: 'border-box',
  minBlockSize: scaled(52),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: `${scaled(8)} ${scaled(10)}`,
})

export const icon = style({ borderRadius: vars.radius.panel[5] })
export const roundIcon = style({ borderRadius: '50%' })
/** The name and the description of a ListItem, each a bar in the middle of its line. */
export const lines = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: scaled(8),
  display: 'grid',
  gridTemplateRows: `${vars.font.lineHeight[4]} ${vars.font.lineHeight[2]}`,
  alignItems: 'center',
})
export const field = style({ borderRadius: vars.radius.control[6] })
export const ring = style({ marginBlockEnd: scaled(12), borderRadius: `calc(${scaled(28)} * ${vars.radiusFactor})` })
export const round = style({ marginBlockEnd: scaled(8), borderRadius: '50%' })
