import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { scaled } from '../../../components/styling/scaled.js'

/** Up to two amounts below each other, at the end of a row. */
export const amounts = style({
  display: 'grid',
  justifyItems: 'end',
  minInlineSize: 0,
  maxInlineSize: scaled(150),
  textAlign: 'end',
})

/** Below a list that has more pages. */
export const more = style({ display: 'grid', placeItems: 'center', gap: vars.space[2] })
