import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/index.js'

export const anywhere = style({ overflowWrap: 'anywhere' })

/** One of several parts of a request, under its own heading. */
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })

/** A value of a site, with its lines. */
export const value = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
