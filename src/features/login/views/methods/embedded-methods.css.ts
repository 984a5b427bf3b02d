import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../tokens/contract.css.js'
import { scaled } from '../../../../components/styling/scaled.js'
// Imported so that the rules below come after the rules they change.
import '../../../../components/button/button.css.js'

export const socials = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  border: 0,
  padding: 0,
  minInlineSize: 0,
})
export const wide = style({ flex: '1 0 100%' })
/** Tiles share one line and wrap before they get narrower than a touch target. */
export const tile = style({ flex: `1 0 ${scaled(44)}`, paddingInline: 0 })
