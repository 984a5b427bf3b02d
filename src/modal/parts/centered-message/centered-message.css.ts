import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { focusRing } from '../../../components/styling/states.js'

const px = (value: number) => `calc(${value / 16}rem * ${vars.scaling})`

export const image = style(layer({ display: 'grid', justifyItems: 'center', marginBlockEnd: px(10) }))

export const words = style(
  layer({
    display: 'grid',
    justifyItems: 'center',
    gap: px(6),
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
  }),
)

export const title = style(
  layer({
    paddingInline: vars.space[1],
    borderRadius: vars.radius.panel[3],
    selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing() },
  }),
)

/** Short lines: two of half a width are read faster than one of all of it. */
export const text = style(layer({ maxInlineSize: px(260) }))

export const actions = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[2],
    marginBlockStart: px(12),
  }),
)
