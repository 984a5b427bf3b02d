import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from './scaled.js'
import { focusRing, hoverQuery } from './states.js'
import { coarsePointerQuery, fieldTarget, mouseTarget, touchTarget } from './touch-target.js'

/** The gap between the track and the selected segment. The corner of the segment is smaller by the same length. */
const inset = scaled(3)

/** The padding of the smallest track: a segment in it is still 24 px high. */
export const smallTrackInset = scaled(2)

/** Height and corner of the track, type and padding of its segments. Height, corner and type are those of a Button. */
export const segmentSizes = {
  '1': { height: vars.control[1], corner: vars.radius.control[3], type: 1, air: vars.space[2] },
  '2': { height: vars.control[2], corner: vars.radius.control[5], type: 3, air: vars.space[3] },
  '3': { height: vars.control[3], corner: vars.radius.control[6], type: 4, air: vars.space[3] },
} as const

/** The track of segmented tabs and of a segmented control; `corner` is the variable with its radius. */
export function segmentTrack(corner: string): StyleRule {
  return {
    boxSizing: 'border-box',
    padding: inset,
    borderRadius: corner,
    background: vars.gray.surface,
    boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText', background: 'ButtonFace' } },
  }
}

/** One of the sizes as a rule for the track; on touch screens it is as high as the touch target. */
export function segmentTrackSize(step: keyof typeof segmentSizes): StyleRule {
  const { height, type } = segmentSizes[step]
  return {
    minBlockSize: height,
    fontSize: vars.font.size[type],
    lineHeight: vars.font.lineHeight[type],
    letterSpacing: vars.font.letterSpacing[type],
    '@media': fieldTarget(height),
  }
}

/**
 * One segment: `self` is its selector, ending in `&`, and `chosen` is appended for the selected one. The target of each
 * segment reaches the edge of the track.
 */
export function segmentPart(self: string, chosen: string, corner: string): StyleRule {
  return {
    selectors: {
      [self]: {
        minInlineSize: '24px',
        paddingBlock: 0,
        borderRadius: `max(0px, ${corner} - ${inset})`,
      },
      [`${self}::before`]: mouseTarget['&::before'],
      [`${self}:where(${chosen})`]: {
        // Raised on light, lit on dark.
        background: `light-dark(${vars.page.background}, ${vars.gray.tintHover})`,
        boxShadow: vars.shadow[2],
      },
    },
    '@media': {
      [coarsePointerQuery]: {
        selectors: {
          [self]: { minInlineSize: vars.touchTarget },
          [`${self}::before`]: touchTarget[coarsePointerQuery].selectors['&::before'],
        },
      },
      '(forced-colors: active)': {
        selectors: {
          [self]: { color: 'ButtonText', forcedColorAdjust: 'none' },
          [`${self}:where(${chosen})`]: { background: 'Highlight', color: 'HighlightText', boxShadow: 'none' },
          [`${self}:where(:not(${chosen}):disabled)`]: { color: 'GrayText' },
          [`${self}:focus-visible`]: { outlineColor: 'ButtonText' },
          [`${self}:where(${chosen}):focus-visible`]: { outlineColor: 'HighlightText' },
        },
      },
    },
  }
}

/** The text of a tab or a segment, and its hover and focus states, without the layout. */
export function segmentText(chosen: string): StyleRule {
  return {
    appearance: 'none',
    boxSizing: 'border-box',
    position: 'relative',
    margin: 0,
    border: 0,
    background: 'transparent',
    color: vars.gray.textMuted,
    font: 'inherit',
    fontWeight: vars.font.weight.medium,
    letterSpacing: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [`&:where(${chosen})`]: { color: vars.gray.text, cursor: 'default' },
      '&:where(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': { [hoverQuery]: { selectors: { '&:where(:not(:disabled):hover)': { color: vars.gray.text } } } },
  }
}
