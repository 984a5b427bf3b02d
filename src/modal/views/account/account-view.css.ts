import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'

const px = (value: number) => `calc(${value / 16}rem * ${vars.scaling})`

export const who = style(
  layer({ display: 'grid', justifyItems: 'center', gap: px(2), textAlign: 'center', minInlineSize: 0 }),
)

export const avatar = style(layer({ marginBlockEnd: px(10) }))

/** The copy button hangs beside the address: the address itself stays in the middle. */
export const address = style(layer({ paddingInlineStart: px(32) }))

export const wallet = style(
  layer({ display: 'inline-flex', alignItems: 'center', gap: px(6), minInlineSize: 0, maxInlineSize: '100%' }),
)

export const balance = style(
  layer({
    display: 'grid',
    justifyItems: 'center',
    gap: px(2),
    minInlineSize: 0,
    textAlign: 'center',
    paddingBlock: `${px(4)} ${px(8)}`,
  }),
)
