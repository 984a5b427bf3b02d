import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

/** A heading, a line about the list, and the list. */
export const section = style({ display: 'grid', gap: vars.space[2] })
