import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'

const px = (value: number) => `calc(${value / 16}rem * ${vars.scaling})`

/** As high as the row that comes. */
export const row = style(
  layer({
    boxSizing: 'border-box',
    minBlockSize: px(52),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingInline: `${px(8)} ${px(10)}`,
  }),
)

export const icon = style(layer({ selectors: { '&&': { borderRadius: vars.radius.panel[5] } } }))
export const field = style(layer({ selectors: { '&&': { borderRadius: vars.radius.control[6] } } }))
export const ring = style(
  layer({ selectors: { '&&': { marginBlockEnd: px(12), borderRadius: `calc(${px(28)} * ${vars.radiusFactor})` } } }),
)
export const round = style(layer({ selectors: { '&&': { marginBlockEnd: px(8), borderRadius: '50%' } } }))
