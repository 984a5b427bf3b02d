import { type StyleRule, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { variantDefaults } from '../props/prop-defs.js'
import { fieldBox, fieldSize, fieldSizes } from '../styling/field.js'
import { matchParent } from '../styling/match-parent.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'
import { selectProps } from './select.props.js'

const size = (step: keyof typeof fieldSizes): StyleRule => ({
  ...fieldSize(step),
  paddingInline: fieldSizes[step].inline,
  gap: fieldSizes[step].gap,
})

const button: StyleRule = {
  ...fieldBox({
    focus: '&:where(:focus-visible, [aria-expanded="true"])',
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
  textAlign: 'start',
  cursor: 'default',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
}

export const select = recipe({
  base: button,
  variants: { size: { '1': size('1'), '2': size('2'), '3': size('3'), '4': size('4') } },
  defaultVariants: { size: variantDefaults(selectProps).size },
})

export const chosen = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A name may run the other way, and still begins where its neighbours do.
  ...matchParent,
})

export const empty = style({ color: vars.gray.textMuted })

export const mark = style({
  flex: 'none',
  display: 'grid',
  color: vars.gray.textMuted,
  '@media': forcedColors({ color: 'FieldText' }),
})

/** The select that the browser submits, fills in and validates: under the field, unseen. */
export const twin = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
  overflow: 'hidden',
})

/** As wide as the field or wider, as high as nine rows or what the window has. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  overflow: 'hidden',
  minInlineSize: 'var(--radix-popper-anchor-width)',
  maxBlockSize: `min(${scaled(336)}, var(--radix-popper-available-height))`,
})

/** Scrolls under the arrows; they show that there is more, so it needs no bar. */
export const viewport = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  padding: vars.space[1],
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
})

export const arrow = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  blockSize: scaled(24),
  color: vars.gray.textMuted,
  background: vars.panel.background,
  cursor: 'default',
  selectors: {
    '&:where([data-direction="up"])': { insetBlockStart: 0 },
    '&:where([data-direction="down"])': { insetBlockEnd: 0 },
  },
  '@media': forcedColors({ color: 'CanvasText', background: 'Canvas' }),
})
