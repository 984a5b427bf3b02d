import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'
import { focusRing, forcedColors, hoverQuery } from '../../../components/styling/states.js'

export const line = style(
  layer({
    margin: 0,
    paddingBlockStart: scaled(2),
    fontSize: scaled(12.5),
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
