import { style } from '@vanilla-extract/css'
import { scaled } from '../../../../components/styling/scaled.js'

/** The list takes the height that the card has below its header. */
export const tall = style({
  vars: {
    '--lintel-long-list-height': `min(${scaled(520)}, max(${scaled(320)}, calc(100dvh - ${scaled(160)})))`,
  },
})
