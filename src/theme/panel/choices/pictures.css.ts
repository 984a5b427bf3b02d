import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'

const cornerBase = {
  boxSizing: 'border-box',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderBlockStart: '2px solid currentColor',
  borderInlineStart: '2px solid currentColor',
} as const

const cornerOf = (px: number) => style(layer({ ...cornerBase, borderStartStartRadius: `${px / 16}rem` }))

/** Drawn larger than life: at their real size the steps could not be told apart. */
export const corner = {
  none: cornerOf(0),
  small: cornerOf(4),
  medium: cornerOf(8),
  large: cornerOf(12),
  full: cornerOf(18),
}

export const letters = style(layer({ fontWeight: vars.font.weight.medium, lineHeight: 1 }))

export const panelPicture = style(layer({ flex: 'none', inlineSize: '1.5rem', blockSize: '1.125rem' }))

export const panelBehind = style(layer({ fill: 'currentColor' }))

export const panelCard = style(
  layer({
    fill: vars.panel.background,
    stroke: 'currentColor',
    strokeWidth: 1.5,
    selectors: { '&[data-panel="translucent"]': { fillOpacity: 0.55 } },
  }),
)

export const lines = style(
  layer({
    flex: 'none',
    inlineSize: '1rem',
    blockSize: '1rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    selectors: { '&[data-direction="rtl"]': { transform: 'scaleX(-1)' } },
  }),
)
