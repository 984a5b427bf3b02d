import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { matchParent } from '../../components/styling/match-parent.js'
import { scaled } from '../../components/styling/scaled.js'
// Imported so that the rules below come after the rules they change.
import '../../components/button/button.css.js'
import '../../components/text-field/text-field.css.js'

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] })

/** The line above or below a field: a label or a value, with a button at its end. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[2]}`,
  minBlockSize: scaled(28),
})
// The text of a button without a background lines up with the field.
globalStyle(`${line} > button`, { marginInline: `calc(${vars.space[2]} * -1)` })

/** The amount is the largest text of the view. In large text on a narrow phone the token moves below it. */
export const field = style({
  blockSize: 'auto',
  minBlockSize: scaled(64),
  flexWrap: 'wrap',
  rowGap: 0,
  paddingBlock: vars.space[1],
})
globalStyle(`${field} > [data-slot="end"]`, { maxInlineSize: `min(${scaled(148)}, 100%)` })
globalStyle(`${field} > input`, {
  minInlineSize: scaled(96),
  fontSize: vars.font.size[7],
  lineHeight: vars.font.lineHeight[7],
  fontVariantNumeric: 'tabular-nums',
  ...matchParent,
} as Parameters<typeof globalStyle>[1])

export const symbol = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
