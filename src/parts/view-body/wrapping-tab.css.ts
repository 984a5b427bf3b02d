import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
// Imported so that the rules below come after the rules they change.
import '../../components/tabs/tabs.css.js'

/** A tab whose long label wraps on a narrow phone, so that every tab stays visible. */
export const wrappingTab = style({
  flex: '1 1 auto',
  minInlineSize: 'min-content',
  paddingInline: vars.space[2],
  whiteSpace: 'normal',
})
