import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { forcedColors } from '../../../components/styling/states.js'

export const section = style(layer({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }))

export const label = style(
  layer({
    margin: 0,
    paddingInline: vars.space[1],
    fontSize: vars.font.size[2],
    lineHeight: vars.font.lineHeight[2],
    fontWeight: vars.font.weight.medium,
    color: vars.gray.textMuted,
  }),
)

export const group = style(
  layer({
    listStyle: 'none',
    margin: 0,
    padding: vars.space[1],
    minInlineSize: 0,
    borderRadius: vars.radius.panel[7],
    background: vars.gray.surface,
    boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
    '@media': forcedColors({ border: '1px solid CanvasText' }),
  }),
)
