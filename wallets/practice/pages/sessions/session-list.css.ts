import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

export const connection = style({ flexWrap: 'wrap' })

/** If the buttons leave less than this, they move below the text. */
export const text = style({ flexBasis: '9rem' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginInlineStart: 'auto' })

/** An address is not broken at its dots. */
export const address = style({ whiteSpace: 'nowrap' })
