import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { clamp } from '../../components/styling/clamp.js'
import { scaled } from '../../components/styling/scaled.js'

export const image = style({ display: 'grid', justifyItems: 'center', marginBlockEnd: scaled(10) })

export const words = style({ display: 'grid', justifyItems: 'center', gap: scaled(6), maxInlineSize: '100%' })

export const title = style({
  ...clamp(4),
  paddingInline: vars.space[1],
  borderRadius: vars.radius.panel[3],
})

/** Narrower than the card: short lines are faster to read. */
export const text = style({ ...clamp(10), maxInlineSize: scaled(260) })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: scaled(12),
})
