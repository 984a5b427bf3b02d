import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../../components/styling/scaled.js'
import { forcedColors, reducedMotionQuery, reducedMotionSelector } from '../../components/styling/states.js'

/** `pathLength` is 100; the arc is 28 long and starts shortly before the top. */
const START = 8
const turn = keyframes({ from: { strokeDashoffset: START }, to: { strokeDashoffset: START - 100 } })
const pulse = keyframes({ '50%': { opacity: 0.35 } })
const reducedMotion = {
  animationName: pulse,
  animationDuration: '1.6s',
  animationTimingFunction: 'ease-in-out',
} as const

export const ring = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: scaled(96),
  blockSize: scaled(96),
})

export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })

const line = { fill: 'none', strokeWidth: 3 } as const
export const track = style({ ...line, stroke: vars.gray.tintHover, '@media': forcedColors({ stroke: 'GrayText' }) })

export const arc = style({
  ...line,
  stroke: vars.accent.mark,
  strokeLinecap: 'round',
  strokeDasharray: '28 72',
  strokeDashoffset: START,
  animation: `${turn} 1.2s linear infinite`,
  '@media': { [reducedMotionQuery]: reducedMotion, ...forcedColors({ stroke: 'Highlight' }) },
  selectors: { [reducedMotionSelector]: reducedMotion },
})

/** Concentric with the icon's 18 px corner: 16 px gap, half a stroke, slightly tighter by eye. */
export const squareCorner = style({ rx: `calc(26.5px * ${vars.radiusFactor})` })
export const roundCorner = style({ rx: '46.5px' })

export const badge = style({
  position: 'absolute',
  insetBlockEnd: scaled(-1),
  insetInlineEnd: scaled(-1),
  boxSizing: 'content-box',
  inlineSize: scaled(28),
  blockSize: scaled(28),
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: `3px solid ${vars.panel.background}`,
  backgroundClip: 'padding-box',
  background: vars.accent.solid,
  color: vars.accent.markOnSolid,
  '@media': forcedColors({
    borderColor: 'Canvas',
    background: 'CanvasText',
    color: 'Canvas',
    forcedColorAdjust: 'none',
  }),
})
