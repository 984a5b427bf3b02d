import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { hiddenInputRule } from '../hidden-input/hidden-input-rule.js'
import { choiceBox, choiceControl, choiceLabel, choiceRoot, choiceSizes, choiceTarget } from '../styling/choice.js'
import { scaled } from '../styling/scaled.js'

const sizes = <Rule>(rule: (size: keyof typeof choiceSizes) => Rule) => ({
  '1': rule('1'),
  '2': rule('2'),
  '3': rule('3'),
})

export const root = style(choiceRoot)
globalStyle(`${root} > input`, hiddenInputRule as Parameters<typeof globalStyle>[1])

export const control = recipe({
  base: choiceControl,
  variants: { size: sizes((size) => choiceTarget(size)) },
  defaultVariants: { size: '2' },
})

export const box = recipe({
  base: choiceBox,
  variants: {
    size: sizes((size) => {
      const edge = scaled(choiceSizes[size].box)
      // Never fully round: a round box would look like a radio.
      const corner = `min(${vars.radius.panel[size === '1' ? 2 : 3]}, ${edge} * 0.3)`
      return { inlineSize: edge, blockSize: edge, borderRadius: corner }
    }),
  },
  defaultVariants: { size: '2' },
})

export const label = recipe({
  variants: { size: sizes((size) => choiceLabel(size)) },
  defaultVariants: { size: '2' },
})

const glyph = (state: string) =>
  style({
    display: 'none',
    selectors: { [`:where([role="checkbox"][data-state="${state}"] > *) > &`]: { display: 'block' } },
  })

export const tick = glyph('checked')
export const dash = glyph('indeterminate')
