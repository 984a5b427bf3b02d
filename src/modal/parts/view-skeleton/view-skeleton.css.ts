import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'

/** As high as the row that comes. */
export const row = style(
  layer({
    boxSizing: 'border-box',
    minBlockSize: scaled(52),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingInline: `${scaled(8)} ${scaled(10)}`,
  }),
)

export const icon = style(layer({ selectors: { '&&': { borderRadius: vars.radius.panel[5] } } }))
export const field = style(layer({ selectors: { '&&': { borderRadius: vars.radius.control[6] } } }))
export const ring = style(
  layer({
    selectors: { '&&': { marginBlockEnd: scaled(12), borderRadius: `calc(${scaled(28)} * ${vars.radiusFactor})` } },
  }),
)
export const round = style(layer({ selectors: { '&&': { marginBlockEnd: scaled(8), borderRadius: '50%' } } }))
