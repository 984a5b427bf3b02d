import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from './scaled.js'
import { focusRing, hoverQuery } from './states.js'
import { coarsePointerQuery, fieldTarget } from './touch-target.js'

/** The selector of each state: a box around a native field uses `:has()`, a bare field its own pseudo-classes. */
type FieldStates = { focus: string; disabled: string; readOnly: string; invalid: string; filled: string }

/** The edge of a field, a checkbox or a switch: contrast 3:1 on page, panel and group (WCAG 1.4.11). */
export const fieldEdge = vars.gray.edge

const edge = (color: string, width = 1) => `inset 0 0 0 ${width}px ${color}`

/** The box of every text field. */
export function fieldBox({ focus, disabled, readOnly, invalid, filled }: FieldStates): StyleRule {
  return {
    boxSizing: 'border-box',
    margin: 0,
    border: 0,
    background: vars.gray.surface,
    boxShadow: edge(fieldEdge),
    color: vars.gray.text,
    selectors: {
      '&:where(:hover)': { transition: `box-shadow ${vars.motion.title} ease-out` },
      // Autofilled: a tint instead of the browser's own yellow.
      [filled]: { background: vars.accent.tint },
      // A read-only field does not look editable.
      [readOnly]: { background: vars.gray.tint, boxShadow: 'none' },
      // Twice as thick, so that red is not the only sign.
      [invalid]: { boxShadow: edge(vars.accent.mark, 2) },
      [focus]: focusRing('inside'),
      [disabled]: { opacity: 0.55, cursor: 'not-allowed' },
    },
    '@media': {
      [hoverQuery]: {
        selectors: {
          '&:where(:hover:not(:focus-within, [data-invalid], [data-disabled], [data-readonly]))': {
            boxShadow: edge(vars.gray.textMuted),
          },
        },
      },
      '(forced-colors: active)': {
        border: '1px solid FieldText',
        background: 'Field',
        color: 'FieldText',
        // Forced colors show no shadows and no red.
        selectors: { [invalid]: { borderWidth: '3px' } },
      },
    },
  }
}

/** The text in a field: at least 16 px on phones, which otherwise zoom in on focus. */
export function fieldText(type: 1 | 3 | 4 | 5): StyleRule {
  return {
    fontSize: vars.font.size[type],
    lineHeight: vars.font.lineHeight[type],
    letterSpacing: vars.font.letterSpacing[type],
    '@media': { [coarsePointerQuery]: { fontSize: `max(16px, ${vars.font.size[type]})` } },
  }
}

/** Height, corner, padding and text of the four sizes. */
export const fieldSizes = {
  '1': { height: vars.control[1], corner: vars.radius.control[3], inline: vars.space[2], gap: vars.space[1], type: 1 },
  '2': { height: vars.control[2], corner: vars.radius.control[5], inline: scaled(10), gap: vars.space[2], type: 3 },
  '3': { height: vars.control[3], corner: vars.radius.control[6], inline: vars.space[3], gap: vars.space[2], type: 4 },
  '4': { height: vars.control[4], corner: vars.radius.control[6], inline: scaled(14), gap: scaled(10), type: 4 },
} as const

/** One of the sizes as a rule; as high as the touch target on coarse pointers. */
export function fieldSize(step: keyof typeof fieldSizes): StyleRule {
  const { height, corner, type } = fieldSizes[step]
  const text = fieldText(type)
  return {
    ...text,
    minBlockSize: height,
    borderRadius: corner,
    '@media': {
      [coarsePointerQuery]: { ...text['@media']?.[coarsePointerQuery], ...fieldTarget(height)[coarsePointerQuery] },
    },
  }
}

/** The gray text in an empty field. */
export const placeholder = { color: vars.gray.textMuted, opacity: 1 } as const
