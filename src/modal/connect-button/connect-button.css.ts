import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
// Imported so that the rules below come after the rules they change.
import '../../components/button/button.css.js'

/** A round avatar needs less padding than text. */
export const connected = style({ paddingInlineStart: vars.space[2], fontVariantNumeric: 'tabular-nums' })
