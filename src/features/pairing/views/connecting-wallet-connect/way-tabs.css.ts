import { style } from '@vanilla-extract/css'
import { scaled } from '../../../../components/styling/scaled.js'
// Imported so that the rules below come after the rules they change.
import '../../../../components/tabs/tabs.css.js'

export const tabs = style({ marginInline: scaled(16), marginBlock: `${scaled(4)} ${scaled(8)}` })
