import { createVar, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors, reducedMotionQuery, reducedMotionSelector } from '../styling/states.js'

const height = createVar()
const size = (px: number) => ({ vars: { [height]: scaled(px) } })
const corner = `min(${height} / 2, ${vars.radius.control[4]})`

export const progress = recipe({
  base: {
    boxSizing: 'border-box',
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: height,
    overflow: 'hidden',
    borderRadius: corner,
    background: vars.gray.tintHover,
    '@media': forcedColors({ border: '1px solid CanvasText' }),
  },
  variants: { size: { '1': size(4), '2': size(6), '3': size(10) } },
  defaultVariants: { size: '2' },
})

/** An SVG whose width is an attribute, so that the HTML of a server has no inline style. */
export const share = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '&:where(:dir(rtl))': { scale: '-1 1' } },
})

export const fill = style({
  fill: vars.accent.mark,
  rx: corner,
  transition: `width ${vars.motion.height} ease-out`,
  selectors: { [reducedMotionSelector]: { transition: 'none' } },
  '@media': { [reducedMotionQuery]: { transition: 'none' }, ...forcedColors({ fill: 'Highlight' }) },
})

const slide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })
const pulse = keyframes({ '50%': { opacity: 0.35 } })

// Like the beam of a dialog: it slides for an unknown value, and pulses under reduced motion.
const still = { inlineSize: '100%', insetInlineStart: 0, animation: `${pulse} 1.6s ease-in-out infinite` } as const

export const beam = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '40%',
  borderRadius: corner,
  background: vars.accent.mark,
  animation: `${slide} 1.1s ease-in-out infinite`,
  selectors: { [reducedMotionSelector]: still },
  '@media': {
    [reducedMotionQuery]: still,
    ...forcedColors({ background: 'Highlight', forcedColorAdjust: 'none' }),
  },
})
