import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

const lengths = { auto: undefined, '0': 0, ...vars.space }

// In a stylesheet of their own: in one file the rules of window widths come last, and `gap` would win.
export const rowGaps = styleVariants(lengths, (rowGap) => ({ rowGap }))
export const columnGaps = styleVariants(lengths, (columnGap) => ({ columnGap }))
