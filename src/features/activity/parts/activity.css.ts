import { style } from '@vanilla-extract/css'
import { scaled } from '../../../components/styling/scaled.js'

/** Up to two amounts below each other, at the end of a row. */
export const amounts = style({
  display: 'grid',
  justifyItems: 'end',
  minInlineSize: 0,
  maxInlineSize: scaled(150),
  textAlign: 'end',
})
