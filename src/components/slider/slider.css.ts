import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { fieldEdge } from '../styling/field.js'
import { scaled } from '../styling/scaled.js'
import { focusRing, hoverQuery, noFocusRing } from '../styling/states.js'
import { coarsePointerQuery, touchTarget } from '../styling/touch-target.js'

const trackSize = createVar()
const knobSize = createVar()

const size = (track: number, knob: number) => ({ vars: { [trackSize]: scaled(track), [knobSize]: scaled(knob) } })

export const frame = recipe({
  base: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minInlineSize: 0,
  },
  variants: { size: { '1': size(4, 14), '2': size(6, 18), '3': size(8, 22) } },
  defaultVariants: { size: '2' },
})

/** The target: as high as that of the thumb, 44 px on touch screens. */
export const root = style({
  position: 'relative',
  flex: `1 1 ${scaled(96)}`,
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  blockSize: `max(24px, ${knobSize})`,
  // A drag on a touch screen does not scroll the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'pointer',
  selectors: { '&:where([data-disabled])': { opacity: 0.55, cursor: 'not-allowed' } },
  '@media': { [coarsePointerQuery]: { blockSize: vars.touchTarget } },
})

export const track = style({
  position: 'relative',
  flex: 1,
  blockSize: trackSize,
  overflow: 'hidden',
  borderRadius: `min(9999px * ${vars.radiusFactor}, ${trackSize} / 2)`,
  background: vars.gray.tintActive,
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText', boxSizing: 'border-box' } },
})

export const range = style({
  position: 'absolute',
  blockSize: '100%',
  background: vars.accent.solid,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
})

/** The target, around the knob. */
export const thumb = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `max(24px, ${knobSize})`,
  blockSize: `max(24px, ${knobSize})`,
  selectors: noFocusRing,
  cursor: 'inherit',
  '@media': touchTarget,
})

export const knob = style({
  boxSizing: 'border-box',
  inlineSize: knobSize,
  blockSize: knobSize,
  borderRadius: `min(9999px * ${vars.radiusFactor}, 50%)`,
  // Light in both appearances, with an edge for contrast.
  background: `light-dark(${vars.page.background}, ${vars.gray.text})`,
  boxShadow: `0 0 0 1px ${fieldEdge}, ${vars.shadow[2]}`,
  pointerEvents: 'none',
  selectors: { ':where(:focus-visible) > &': focusRing() },
  '@media': {
    [hoverQuery]: {
      selectors: { ':where([role="slider"]:hover) > &': { boxShadow: `0 0 0 2px ${vars.accent.mark}` } },
    },
    '(forced-colors: active)': { border: '2px solid ButtonText', background: 'ButtonFace' },
  },
})
