import { style } from '@vanilla-extract/css'

/** The gap is not a character: text copied by hand has no spaces. The last group has one too, so that lines stay centered. */
export const group = style({ display: 'inline-block', marginInline: '0.125em' })
