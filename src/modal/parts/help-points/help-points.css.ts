import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'

export const list = style(
  layer({ listStyle: 'none', margin: 0, padding: vars.space[2], display: 'grid', gap: vars.space[4] }),
)

export const point = style(layer({ display: 'flex', gap: vars.space[3], minInlineSize: 0 }))

export const words = style(layer({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }))
