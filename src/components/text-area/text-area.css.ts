import type { StyleRule } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { fieldBox, fieldSize, fieldSizes, placeholder } from '../styling/field.js'
import { coarsePointerQuery } from '../styling/touch-target.js'

const { 3: small, 5: medium, 6: large } = vars.radius.panel
const corners = { '1': small, '2': medium, '3': large, '4': large } as const

const size = (step: keyof typeof fieldSizes): StyleRule => {
  const { height, inline, type } = fieldSizes[step]
  const field = fieldSize(step)
  const growing = { '&:where([data-grows])': { minBlockSize: `calc(${height} + 2lh)` } }
  return {
    ...field,
    // A round corner would cut into the first and the last line.
    borderRadius: corners[step],
    // A single line is at the same position as in a TextField.
    padding: `calc((${height} - ${vars.font.lineHeight[type]}) / 2) ${inline}`,
    // From three to twelve lines; then it scrolls.
    selectors: {
      '&:where([data-grows])': {
        fieldSizing: 'content',
        minBlockSize: `calc(${height} + 2lh)`,
        maxBlockSize: `calc(${height} + 11lh)`,
      },
    },
    '@media': { [coarsePointerQuery]: { ...field['@media']?.[coarsePointerQuery], selectors: growing } },
  }
}

const box = fieldBox({
  focus: '&:focus',
  disabled: '&:where(:disabled)',
  readOnly: '&:where([data-readonly])',
  invalid: '&:where([data-invalid])',
  filled: '&:where(:autofill)',
})

export const textArea = recipe({
  base: {
    ...box,
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    resize: 'vertical',
    scrollbarWidth: 'thin',
    // Each paragraph has its own direction.
    unicodeBidi: 'plaintext',
    // Resizable in browsers that do not support `field-sizing`.
    '@supports': { '(field-sizing: content)': { selectors: { '&:where([data-grows])': { resize: 'none' } } } },
    selectors: {
      ...box.selectors,
      '&::placeholder': placeholder,
      '&:where([data-readonly])::placeholder': { color: vars.gray.textOnTint },
    },
  },
  variants: { size: { '1': size('1'), '2': size('2'), '3': size('3'), '4': size('4') } },
  defaultVariants: { size: '4' },
})
