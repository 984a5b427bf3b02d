import { style } from '@vanilla-extract/css'
import { scaled } from '../../../components/styling/scaled.js'

/** As high as the frame's screens need, on a low window as high as the card may be. */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: `min(${scaled(560)}, calc(100dvh - ${scaled(120)}))`,
})
