import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { scaled } from '../../../components/styling/scaled.js'
// Imported so that the rules below come after the rules they change.
import '../../../components/tabs/tabs.css.js'

export const tabs = style({ marginInline: scaled(16), marginBlock: `${scaled(4)} ${scaled(8)}` })

/** Long labels wrap on a narrow phone, so that every tab stays visible. */
export const way = style({
  flex: '1 1 auto',
  minInlineSize: 'min-content',
  paddingInline: vars.space[2],
  whiteSpace: 'normal',
})
