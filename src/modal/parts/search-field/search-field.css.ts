import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'
import { focusRing, forcedColors, hoverQuery } from '../../../components/styling/states.js'

export const field = style(layer({ position: 'relative', display: 'flex', alignItems: 'center' }))

export const icon = style(
  layer({
    position: 'absolute',
    insetInlineStart: scaled(15),
    color: vars.gray.textMuted,
    pointerEvents: 'none',
    '@media': forcedColors({ color: 'FieldText' }),
  }),
)

export const input = style(
  layer({
    appearance: 'none',
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: vars.control[4],
    margin: 0,
    border: 0,
    paddingBlock: 0,
    paddingInline: `${scaled(43)} ${scaled(48)}`,
    borderRadius: vars.radius.control[6],
    background: vars.gray.surface,
    boxShadow: `inset 0 0 0 1px ${vars.gray.borderHover}`,
    fontFamily: 'inherit',
    // Never under 16 px on a phone, which else zooms in on focus.
    fontSize: vars.font.size[4],
    lineHeight: vars.font.lineHeight[4],
    color: vars.gray.text,
    transition: `box-shadow ${vars.motion.title} ease-out`,
    selectors: {
      '&::placeholder': { color: vars.gray.textMuted, opacity: 1 },
      '&::-webkit-search-decoration, &::-webkit-search-cancel-button': { display: 'none' },
      '&:focus': focusRing('inside'),
    },
    '@media': {
      [hoverQuery]: { selectors: { '&:hover:not(:focus)': { boxShadow: `inset 0 0 0 1px ${vars.gray.mark}` } } },
      '(pointer: coarse)': { fontSize: `max(16px, ${vars.font.size[4]})` },
      ...forcedColors({ border: '1px solid FieldText' }),
    },
  }),
)

export const clear = style(layer({ position: 'absolute', insetInlineEnd: scaled(6), display: 'flex' }))
