import { style } from '@vanilla-extract/css'

/** Has no box, so that what is inside takes part in the layout around it. */
export const contents = style({ display: 'contents' })
