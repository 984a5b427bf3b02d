import { style } from '@vanilla-extract/css'
// Imported so that the rule below comes after the one that it changes.
import '../../../../components/icon-button/icon-button.css.js'

export const round = style({ borderRadius: '50%' })
