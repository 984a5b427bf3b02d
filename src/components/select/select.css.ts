import { type StyleRule, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { fieldBox, fieldSize, fieldSizes } from '../styling/field.js'
import { matchParent } from '../styling/match-parent.js'
import { forcedColors } from '../styling/states.js'

/** Forwards the events of the hidden select, and has no box. */
export const root = style({ display: 'contents' })

const size = (step: keyof typeof fieldSizes): StyleRule => ({
  ...fieldSize(step),
  paddingInline: fieldSizes[step].inline,
  gap: fieldSizes[step].gap,
})

const button: StyleRule = {
  fontWeight: vars.font.weight.regular,
  ...fieldBox({
    focus: '&:is(:focus-visible, [aria-expanded="true"])',
    disabled: '&:where(:disabled)',
    readOnly: '&:where([data-readonly])',
    invalid: '&:where([data-invalid])',
    filled: '&:where(:has(+ select:autofill))',
  }),
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: 0,
  textAlign: 'start',
  cursor: 'default',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
}

export const select = recipe({
  base: button,
  variants: { size: { '1': size('1'), '2': size('2'), '3': size('3'), '4': size('4') } },
  defaultVariants: { size: '4' },
})

export const chosen = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A name in another direction starts at the same edge as its neighbours.
  ...matchParent,
})

export const empty = style({ color: vars.gray.textMuted })

export const mark = style({
  flex: 'none',
  display: 'grid',
  color: vars.gray.textMuted,
  '@media': forcedColors({ color: 'FieldText' }),
})
