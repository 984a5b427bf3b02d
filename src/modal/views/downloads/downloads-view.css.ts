import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'

export const hero = style(
  layer({ display: 'grid', justifyItems: 'center', gap: vars.space[3], paddingBlock: vars.space[2] }),
)
