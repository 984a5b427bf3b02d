import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

/** Below a list that has more pages. */
export const more = style({ display: 'grid', placeItems: 'center', gap: vars.space[2] })
