import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { fieldEdge } from '../styling/field.js'
import { scaled } from '../styling/scaled.js'
import {
  focusRing,
  forcedColors,
  hoverQuery,
  noFocusRing,
  reducedMotionQuery,
  reducedMotionSelector,
} from '../styling/states.js'
import { coarsePointerQuery } from '../styling/touch-target.js'

const blink = keyframes({ '0%, 50%': { opacity: 1 }, '51%, 100%': { opacity: 0 } })
const edge = (color: string, width = 1) => `inset 0 0 0 ${width}px ${color}`

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
})

/** The boxes, with the input above them. */
export const stage = style({ position: 'relative', maxInlineSize: '100%', minInlineSize: 0 })

/** A code is left to right in every language. */
export const boxes = style({ display: 'flex', direction: 'ltr', gap: scaled(7) })

export const box = recipe({
  base: {
    boxSizing: 'border-box',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: '0 1 auto',
    minInlineSize: 0,
    overflow: 'clip',
    background: vars.gray.surface,
    boxShadow: edge(fieldEdge),
    color: vars.gray.text,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      ':where([data-readonly]) &': { background: vars.gray.tint, boxShadow: 'none' },
      ':where([data-invalid]) &': { boxShadow: edge(vars.accent.mark, 2) },
      '&:where([data-selected])': { background: vars.accent.tint },
      '&:where([data-selected], [data-current])': focusRing('inside'),
      ':where([data-disabled]) &': { opacity: 0.55 },
    },
    '@media': {
      [hoverQuery]: {
        selectors: {
          ':where(:hover:not([data-invalid], [data-disabled], [data-readonly]) > * > *) > &': {
            boxShadow: edge(vars.gray.textMuted),
          },
        },
      },
      '(forced-colors: active)': {
        border: '1px solid FieldText',
        background: 'Field',
        color: 'FieldText',
        selectors: {
          '&:where([data-selected])': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&:where([data-selected], [data-current])': { outlineColor: 'Highlight' },
          ':where([data-disabled]) &': { borderColor: 'GrayText', color: 'GrayText' },
          ':where([data-invalid]) &': { borderWidth: '3px' },
        },
      },
    },
  },
  variants: {
    size: {
      '1': {
        inlineSize: scaled(36),
        blockSize: scaled(44),
        borderRadius: vars.radius.control[5],
        fontSize: vars.font.size[5],
      },
      '2': {
        inlineSize: scaled(44),
        blockSize: scaled(54),
        borderRadius: vars.radius.control[6],
        fontSize: scaled(22),
      },
    },
  },
  defaultVariants: { size: '2' },
})

/** Drawn: the input's own caret is at its invisible text. */
export const caret = style({
  gridArea: '1 / 1',
  inlineSize: '1.5px',
  blockSize: '1.2em',
  background: 'currentColor',
  animation: `${blink} 1s linear infinite`,
  selectors: { [reducedMotionSelector]: { animation: 'none' } },
  '@media': {
    [reducedMotionQuery]: { animation: 'none' },
    ...forcedColors({ background: 'FieldText', forcedColorAdjust: 'none' }),
  },
})

export const character = style({ gridArea: '1 / 1' })

/** The invisible input over all boxes. */
export const input = style({
  appearance: 'none',
  boxSizing: 'border-box',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  direction: 'ltr',
  lineHeight: 'normal',
  // iOS zooms into a focused field with text below 16 px.
  fontSize: `max(16px, ${vars.font.size[4]})`,
  fontWeight: vars.font.weight.regular,
  cursor: 'text',
  forcedColorAdjust: 'none',
  selectors: {
    ...noFocusRing,
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:where(:autofill)': { backgroundClip: 'text', WebkitTextFillColor: 'transparent' },
    '&:where(:disabled)': { cursor: 'not-allowed' },
  },
  '@media': {
    [coarsePointerQuery]: {
      blockSize: `max(100%, ${vars.touchTarget})`,
      insetBlockStart: `min(0px, (100% - ${vars.touchTarget}) / 2)`,
    },
  },
})

/** Takes no room while it is empty. */
export const reason = style({
  color: vars.gray.textMuted,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&:where(:empty)': { position: 'absolute' } },
})
