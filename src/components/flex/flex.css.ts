import { style } from '@vanilla-extract/css'
import { responsiveRules } from '../styling/layout-rules.js'

/** Below this width a row that `stacks` is a column. In rem, so that it depends on the text size. */
const narrowQuery = '(max-width: 39.99rem)'

export const flex = style({ display: 'flex' })
export const inline = style({ display: 'inline-flex' })

responsiveRules({
  flex: { row: { flexDirection: 'row' }, column: { flexDirection: 'column' } },
  justify: {
    start: { justifyContent: 'start' },
    center: { justifyContent: 'center' },
    end: { justifyContent: 'end' },
    between: { justifyContent: 'space-between' },
  },
  wrap: { nowrap: { flexWrap: 'nowrap' }, wrap: { flexWrap: 'wrap' } },
})

export const stacks = style({ '@media': { [narrowQuery]: { flexDirection: 'column', alignItems: 'stretch' } } })
