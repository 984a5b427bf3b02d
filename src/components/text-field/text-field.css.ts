import { type StyleRule, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { fieldBox, fieldSize, fieldSizes, placeholder } from '../styling/field.js'
import { scaled } from '../styling/scaled.js'
import { noFocusRing } from '../styling/states.js'
import { coarsePointerQuery } from '../styling/touch-target.js'

const size = (step: keyof typeof fieldSizes): StyleRule => {
  const { inline, gap } = fieldSizes[step]
  return {
    ...fieldSize(step),
    paddingInline: inline,
    gap,
    // A button at the end has the same distance to the edge as to top and bottom.
    selectors: {
      '&:where(:has(> [data-slot="end"] button))': { paddingInlineEnd: step === '4' ? scaled(6) : vars.space[1] },
    },
  }
}

const box = fieldBox({
  focus: '&:where(:has(> input:focus))',
  disabled: '&:where([data-disabled])',
  readOnly: '&:where([data-readonly])',
  invalid: '&:where([data-invalid])',
  filled: '&:where(:has(> input:autofill))',
})

/** With an icon or a word before the text the edge may be softer (WCAG 1.4.11). */
const withStart = '&:where(:has(> [data-slot="start"]))'

export const textField = recipe({
  base: {
    ...box,
    selectors: {
      [withStart]: { boxShadow: `inset 0 0 0 1px ${vars.gray.borderHover}` },
      // First, so that every other state overrides it.
      ...box.selectors,
    },
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minInlineSize: 0,
    cursor: 'text',
  },
  variants: { size: { '1': size('1'), '2': size('2'), '3': size('3'), '4': size('4') } },
  defaultVariants: { size: '4' },
})

export const input = style({
  appearance: 'none',
  boxSizing: 'border-box',
  flex: '1 1 0',
  alignSelf: 'stretch',
  inlineSize: '100%',
  minInlineSize: scaled(48),
  minBlockSize: '24px',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: 'inherit',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'inherit',
  selectors: {
    ...noFocusRing,
    '&::placeholder': placeholder,
    ':where([data-readonly]) > &::placeholder': { color: vars.gray.textOnTint },
    '&:where(:autofill)': { backgroundClip: 'text', WebkitTextFillColor: vars.gray.text },
    '&::-webkit-search-decoration, &::-webkit-search-cancel-button': { display: 'none' },
  },
  // Whole pixels: a box of 44 px between two pixels would have a target of 43 px.
  '@media': { [coarsePointerQuery]: { position: 'relative', marginBlock: '-1px' } },
})

export const slot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '50%',
  // A long unit is cut, but not the focus ring of a button.
  whiteSpace: 'nowrap',
  overflow: 'clip',
  overflowClipMargin: '4px',
  color: vars.gray.textMuted,
  '@media': {
    // The touch target of a button is not cut either.
    [coarsePointerQuery]: { selectors: { '&:where(:has(button))': { overflowClipMargin: '12px' } } },
    '(forced-colors: active)': { color: 'FieldText' },
  },
})
