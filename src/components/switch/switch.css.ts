import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { hiddenInputRule } from '../hidden-input/hidden-input-rule.js'
import { choiceBox, choiceControl, choiceLabel, choiceRoot, type choiceSizes, choiceTarget } from '../styling/choice.js'
import { fieldEdge } from '../styling/field.js'
import { scaled } from '../styling/scaled.js'

const sizes = <Rule>(rule: (size: keyof typeof choiceSizes) => Rule) => ({
  '1': rule('1'),
  '2': rule('2'),
  '3': rule('3'),
})

/** The width and height of the track and the size of the knob, px. */
const tracks = { '1': [32, 20, 14], '2': [40, 24, 18], '3': [48, 28, 22] } as const

export const root = style(choiceRoot)
globalStyle(`${root} > input`, hiddenInputRule as Parameters<typeof globalStyle>[1])

export const control = recipe({
  base: choiceControl,
  variants: { size: sizes((size) => choiceTarget(size, `max(24px, ${scaled(tracks[size][0])})`)) },
  defaultVariants: { size: '2' },
})

export const track = recipe({
  base: { ...choiceBox, position: 'relative', inlineSize: '100%' },
  variants: {
    size: sizes((size) => {
      const height = tracks[size][1]
      // Round unless the theme has no radius.
      return {
        blockSize: scaled(height),
        borderRadius: `min(9999px * ${vars.radiusFactor}, ${scaled(height / 2)})`,
      }
    }),
  },
  defaultVariants: { size: '2' },
})

const on = ':where([data-state="checked"] > *) > &'

export const knob = recipe({
  base: {
    position: 'absolute',
    borderRadius: 'inherit',
    background: fieldEdge,
    // Under reduced motion it does not slide.
    transition: `inset-inline-start calc(${vars.motion.title} * ${vars.motion.distance}) ease-out`,
    selectors: { [on]: { background: 'currentColor' } },
    '@media': {
      '(forced-colors: active)': {
        background: 'FieldText',
        forcedColorAdjust: 'none',
        selectors: { ':where(:disabled > *) > &': { background: 'GrayText' }, [on]: { background: 'HighlightText' } },
      },
    },
  },
  variants: {
    size: sizes((size) => {
      const [, height, edge] = tracks[size]
      const gap = (height - edge) / 2
      return {
        inlineSize: scaled(edge),
        blockSize: scaled(edge),
        // From the middle, so that the border in forced colors does not move it.
        insetBlockStart: `calc(50% - ${scaled(edge / 2)})`,
        insetInlineStart: scaled(gap),
        selectors: { [on]: { insetInlineStart: `calc(100% - ${scaled(edge + gap)})` } },
      }
    }),
  },
  defaultVariants: { size: '2' },
})

export const label = recipe({
  variants: { size: sizes((size) => choiceLabel(size)) },
  defaultVariants: { size: '2' },
})
