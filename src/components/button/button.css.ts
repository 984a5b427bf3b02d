import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { pressable } from '../styling/pressable.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors, linkColor } from '../styling/states.js'
import { touchTarget } from '../styling/touch-target.js'

const disabled = '&:where(:disabled), &:where([aria-disabled="true"]:not([aria-busy="true"]))'

const control = style({
  appearance: 'none',
  boxSizing: 'border-box',
  margin: 0,
  paddingBlock: '1px',
  border: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  position: 'relative',
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  textAlign: 'center',
  // A label that is too long wraps.
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [disabled]: { opacity: 0.55, cursor: 'not-allowed' },
    '&:where([aria-busy="true"])': { cursor: 'progress' },
  },
  '@media': {
    ...forcedColors({
      border: '1px solid ButtonText',
      background: 'ButtonFace',
      boxShadow: 'none',
      color: 'ButtonText',
      forcedColorAdjust: 'none',
    }),
    ...touchTarget,
  },
})

const solidForced = {
  '(forced-colors: active)': {
    background: 'Highlight',
    borderColor: 'Highlight',
    color: 'HighlightText',
    selectors: { [disabled]: { background: 'ButtonFace', borderColor: 'GrayText', color: 'GrayText' } },
  },
}

const solidPressable = pressable(vars.accent.solid, vars.accent.solidHover, vars.accent.solidActive, {
  ...solidForced,
  ...linkColor(vars.accent.textOnSolid, { 'a&[aria-disabled="true"]': { color: vars.gray.text } }),
})

const softLink = linkColor(vars.accent.textOnControl, { 'a&:active': { color: vars.accent.text } })
const controlLink = linkColor(vars.accent.textOnControl)

const controlVariants = {
  solid: {
    color: vars.accent.textOnSolid,
    ...solidPressable,
    selectors: {
      ...solidPressable.selectors,
      // Gray: white text on a pale accent would not be readable.
      [disabled]: { background: vars.gray.tintHover, color: vars.gray.text },
    },
  },
  soft: {
    color: vars.accent.textOnControl,
    ...pressable(vars.accent.tint, vars.accent.tintHover, vars.accent.tintActive, softLink, vars.accent.text),
  },
  surface: {
    color: vars.accent.textOnControl,
    boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
    ...pressable(vars.accent.surface, vars.accent.tint, vars.accent.tintHover, controlLink),
  },
  outline: {
    color: vars.accent.textOnControl,
    boxShadow: `inset 0 0 0 1px ${vars.accent.borderHover}`,
    ...pressable('transparent', vars.accent.surface, vars.accent.tint, controlLink),
  },
  ghost: {
    color: vars.accent.textOnControl,
    ...pressable('transparent', vars.accent.tint, vars.accent.tintHover, {
      ...forcedColors({ borderColor: 'transparent' }),
      ...controlLink,
    }),
  },
}

const size = (step: 1 | 2 | 3 | 4, type: 1 | 3 | 4 | 5, corner: 3 | 5 | 6, padding: 2 | 3 | 4, gap: 1 | 2) => ({
  minBlockSize: vars.control[step],
  paddingInline: padding === 4 ? scaled(18) : vars.space[padding],
  gap: vars.space[gap],
  borderRadius: vars.radius.control[corner],
  fontSize: vars.font.size[type],
  lineHeight: vars.font.lineHeight[type],
  letterSpacing: vars.font.letterSpacing[type],
})

export const button = recipe({
  base: control,
  variants: {
    size: {
      '1': size(1, 1, 3, 2, 1),
      '2': size(2, 3, 5, 3, 2),
      '3': size(3, 4, 6, 4, 2),
      '4': size(4, 5, 6, 4, 2),
    },
    variant: controlVariants,
  },
  defaultVariants: { size: '3', variant: 'solid' },
})

/** The label is an element, because translators of browsers replace text, which React would look for. */
export const content = style({ display: 'contents' })

/** While loading the label is invisible, so that the button keeps its width and name. */
export const unseen = style({
  display: 'inherit',
  flexDirection: 'inherit',
  alignItems: 'inherit',
  gap: 'inherit',
  minInlineSize: 0,
  opacity: 0,
})

export const spinnerPlace = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
