import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

/** Grows upwards, so that the buttons stay where they are. */
export const statusLine = style({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[3] } } })

/** Buttons of the same width, unless a label needs more. In every language they are on the same side, as those of a request. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
globalStyle(`${buttons} > *`, { flex: '1 1 0', minInlineSize: 'max-content' })
globalStyle(`[dir='rtl'] ${buttons}`, { flexDirection: 'row-reverse' })
