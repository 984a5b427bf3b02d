import { style } from '@vanilla-extract/css'

/** The gap is no character: what is copied by hand has no spaces. The last group has one too, so that lines stay centred. */
export const group = style({ display: 'inline-block', marginInline: '0.125em' })
