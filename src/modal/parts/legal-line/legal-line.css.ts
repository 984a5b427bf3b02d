import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { focusRing, forcedColors, hoverQuery } from '../../../components/styling/states.js'

const px = (value: number) => `calc(${value / 16}rem * ${vars.scaling})`

export const line = style(
  layer({
    margin: 0,
    paddingBlockStart: px(2),
    fontSize: px(12.5),
    lineHeight: vars.font.lineHeight[2],
    color: vars.gray.textMuted,
    textAlign: 'center',
    textWrap: 'balance',
  }),
)

export const link = style(
  layer({
    color: 'inherit',
    textDecorationColor: vars.gray.mark,
    textUnderlineOffset: '3px',
    borderRadius: vars.radius.panel[1],
    selectors: { '&:focus-visible': focusRing() },
    '@media': {
      [hoverQuery]: { selectors: { '&:hover': { color: vars.gray.text } } },
      ...forcedColors({ color: 'LinkText' }),
    },
  }),
)
