import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../tokens/contract.css.js'

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] })

/** A long zone leaves half of the field to the name. */
export const suffix = style({ overflowWrap: 'anywhere', paddingInlineEnd: vars.space[2] })
