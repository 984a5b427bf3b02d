import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { layer } from '../../components/styling/layer.js'

/** The round avatar sits closer to the edge than text would. Doubled selector: wins over Button's own padding. */
export const connected = style(
  layer({ selectors: { '&&': { paddingInlineStart: vars.space[2], fontVariantNumeric: 'tabular-nums' } } }),
)
