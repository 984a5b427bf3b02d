import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { fieldEdge } from './field.js'
import { scaled } from './scaled.js'
import { focusRing, hoverQuery, noFocusRing } from './states.js'
import { touchTarget } from './touch-target.js'

/** Target and box of a checkbox, a radio and a switch, px, and the text beside them. */
export const choiceSizes = {
  '1': { target: 24, box: 16, type: 2 },
  '2': { target: 24, box: 20, type: 3 },
  '3': { target: 28, box: 24, type: 4 },
} as const

const target = (px: number) => `max(24px, ${scaled(px)})`

/** The control and its label, or the control alone. */
export const choiceRoot: StyleRule = {
  position: 'relative',
  isolation: 'isolate',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'flex-start',
  minInlineSize: 0,
  maxInlineSize: '100%',
  gap: vars.space[2],
  verticalAlign: 'middle',
  color: vars.gray.text,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // The label stays readable: it may say why.
    '&:where(:has(> button:disabled))': { color: vars.gray.textMuted, cursor: 'not-allowed' },
  },
}

/** The target: at least 24 px, 44 px on touch screens. The drawn box is inside. */
export const choiceControl: StyleRule = {
  appearance: 'none',
  boxSizing: 'border-box',
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  selectors: noFocusRing,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'inherit',
  '@media': touchTarget,
}

/** The drawn box: an edge while off, a fill and a mark while on. */
export const choiceBox: StyleRule = {
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${fieldEdge}`,
  color: vars.accent.markOnSolid,
  selectors: {
    ':where(:hover) > &': { transition: `background-color ${vars.motion.title} ease-out` },
    ':where(:disabled) > &': { opacity: 0.55 },
    ':where([data-state="checked"], [data-state="indeterminate"]) > &': {
      background: vars.accent.solid,
      boxShadow: 'none',
    },
    ':where([aria-invalid="true"]) > &': { boxShadow: `inset 0 0 0 2px ${vars.accent.mark}` },
    ':where(:focus-visible) > &': focusRing(),
  },
  '@media': {
    [hoverQuery]: {
      selectors: {
        ':where(:hover:not(:disabled, [data-state="checked"], [data-state="indeterminate"])) > &': {
          background: vars.gray.tintHover,
        },
        ':where(:hover:not(:disabled):is([data-state="checked"], [data-state="indeterminate"])) > &': {
          background: vars.accent.solidHover,
        },
      },
    },
    '(forced-colors: active)': {
      border: '1px solid FieldText',
      boxShadow: 'none',
      background: 'Field',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
      selectors: {
        ':where([aria-invalid="true"]) > &': { borderWidth: '2px', boxShadow: 'none' },
        ':where(:disabled) > &': { borderColor: 'GrayText' },
        ':where([data-state="checked"], [data-state="indeterminate"]) > &': {
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        ':where(:focus-visible) > &': { outlineColor: 'Highlight' },
      },
    },
  },
}

/** The size of the target. `inline` is its width if it is not square. */
export function choiceTarget(size: keyof typeof choiceSizes, inline?: string): StyleRule {
  const { target: px, box } = choiceSizes[size]
  const edge = target(px)
  if (inline !== undefined) return { inlineSize: inline, blockSize: edge }
  // The drawn box, not the target, lines up with the fields above and keeps its distance from the label.
  // Without a label there is nothing to overlap, so the target keeps its own space.
  const inset = `calc((${scaled(box)} - ${edge}) / 2)`
  return { inlineSize: edge, blockSize: edge, selectors: { '&:where(:has(~ span))': { marginInline: inset } } }
}

/** The label beside the control. Its first line is centered on the control. */
export function choiceLabel(size: keyof typeof choiceSizes): StyleRule {
  const { target: px, type } = choiceSizes[size]
  return {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    // Stacked combining marks do not enlarge the label; a link in it keeps its focus ring.
    overflow: 'clip',
    selectors: { '&:where(:has(a))': { overflowClipMargin: '4px' } },
    paddingBlock: `max(0px, (${target(px)} - ${vars.font.lineHeight[type]}) / 2)`,
    fontSize: vars.font.size[type],
    lineHeight: vars.font.lineHeight[type],
    letterSpacing: vars.font.letterSpacing[type],
  }
}
