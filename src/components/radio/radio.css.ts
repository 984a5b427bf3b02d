import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { hiddenInputRule } from '../hidden-input/hidden-input-rule.js'
import { choiceBox, choiceControl, choiceLabel, choiceRoot, choiceSizes, choiceTarget } from '../styling/choice.js'
import { fieldEdge } from '../styling/field.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors, hoverQuery } from '../styling/states.js'

const sizes = <Rule>(rule: (size: keyof typeof choiceSizes) => Rule) => ({
  '1': rule('1'),
  '2': rule('2'),
  '3': rule('3'),
})
export const group = recipe({
  base: { display: 'grid', justifyItems: 'start', minInlineSize: 0, gap: vars.space[2] },
  variants: {
    orientation: {
      vertical: {},
      horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] },
    },
    variant: {
      plain: {},
      rows: {
        boxSizing: 'border-box',
        justifySelf: 'stretch',
        justifyItems: 'stretch',
        gap: 0,
        padding: vars.space[1],
        borderRadius: vars.radius.panel[7],
        background: vars.gray.surface,
        boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
        '@media': forcedColors({ border: '1px solid CanvasText' }),
      },
      cards: {
        justifySelf: 'stretch',
        justifyItems: 'stretch',
        selectors: {
          '&:where([data-orientation="horizontal"])': {
            display: 'grid',
            gap: vars.space[2],
            gridTemplateColumns: `repeat(auto-fit, minmax(min(${scaled(128)}, 100%), 1fr))`,
          },
        },
      },
    },
  },
  defaultVariants: { variant: 'plain', orientation: 'vertical' },
})

const chosen = '&:where(:has(> button[data-state="checked"]))'
const wide = {
  minBlockSize: scaled(52),
  padding: `${vars.space[3]} ${scaled(14)}`,
  // The label is centred, also with one line.
  alignItems: 'center',
} as const

export const item = recipe({
  base: choiceRoot,
  variants: {
    variant: {
      plain: {},
      rows: {
        ...wide,
        padding: `${vars.space[2]} ${scaled(10)}`,
        gap: vars.space[3],
        borderRadius: vars.radius.panel[5],
        '@media': {
          [hoverQuery]: {
            selectors: { '&:where(:hover:not(:has(> button:disabled)))': { background: vars.gray.tint } },
          },
        },
      },
      cards: {
        ...wide,
        gap: vars.space[3],
        borderRadius: vars.radius.panel[6],
        background: vars.gray.surface,
        boxShadow: `inset 0 0 0 1px ${fieldEdge}`,
        selectors: { [chosen]: { boxShadow: `inset 0 0 0 2px ${vars.gray.text}` } },
        '@media': {
          [hoverQuery]: {
            selectors: { '&:where(:hover:not(:has(> button:disabled)))': { background: vars.gray.tint } },
          },
          '(forced-colors: active)': {
            border: '1px solid CanvasText',
            selectors: { [chosen]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
          },
        },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
})
globalStyle('[data-lintel-radio] > input', hiddenInputRule as Parameters<typeof globalStyle>[1])

export const control = recipe({
  base: choiceControl,
  variants: { size: sizes((size) => choiceTarget(size)) },
  defaultVariants: { size: '2' },
})

export const box = recipe({
  base: { ...choiceBox, borderRadius: '50%' },
  variants: {
    size: sizes((size) => {
      const edge = scaled(choiceSizes[size].box)
      return { inlineSize: edge, blockSize: edge }
    }),
  },
  defaultVariants: { size: '2' },
})

export const dot = style({
  inlineSize: '40%',
  aspectRatio: '1',
  borderRadius: '50%',
  background: 'currentColor',
  visibility: 'hidden',
  selectors: { ':where([role="radio"][data-state="checked"] > *) > &': { visibility: 'visible' } },
})

export const label = recipe({
  variants: { size: sizes((size) => choiceLabel(size)) },
  defaultVariants: { size: '2' },
})

export const description = style({
  display: 'block',
  color: vars.gray.textMuted,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  '@media': forcedColors({ color: 'CanvasText' }),
})
