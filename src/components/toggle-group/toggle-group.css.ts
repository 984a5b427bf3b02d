import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { fieldEdge } from '../styling/field.js'
import { pressable } from '../styling/pressable.js'
import { touchTarget } from '../styling/touch-target.js'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  maxInlineSize: '100%',
  gap: vars.space[2],
})

const pressed = '[aria-pressed="true"]'
const fill = pressable(vars.gray.surface, vars.gray.tint, vars.gray.tintHover)
const pressedFill = pressable(vars.accent.tint, vars.accent.tintHover, vars.accent.tintActive, {}, vars.accent.text)

const size = (step: 1 | 2 | 3, type: 1 | 3 | 4, corner: 3 | 5 | 6, inline: 2 | 3 | 4) => ({
  minBlockSize: vars.control[step],
  minInlineSize: vars.control[step],
  paddingInline: vars.space[inline],
  borderRadius: vars.radius.control[corner],
  fontSize: vars.font.size[type],
  lineHeight: vars.font.lineHeight[type],
  letterSpacing: vars.font.letterSpacing[type],
})

export const toggle = recipe({
  base: {
    appearance: 'none',
    boxSizing: 'border-box',
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    margin: 0,
    paddingBlock: 0,
    border: 0,
    background: fill.background,
    boxShadow: `inset 0 0 0 1px ${fieldEdge}`,
    color: vars.gray.textOnControl,
    fontWeight: vars.font.weight.medium,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:where(:hover)': { transition: `background-color ${vars.motion.title} ease-out` },
      ...fill.selectors,
      // Twice as thick, so that color is not the only sign.
      [`&:where(${pressed})`]: {
        background: pressedFill.background,
        boxShadow: `inset 0 0 0 2px ${vars.accent.mark}`,
        color: vars.accent.textOnControl,
      },
      [`&:where(${pressed}:active:not(:disabled))`]: { background: vars.accent.tintActive, color: vars.accent.text },
      '&:where(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
    },
    '@media': {
      ...touchTarget,
      '(hover: hover)': {
        selectors: {
          '&:where(:hover:not(:disabled))': { background: vars.gray.tint },
          [`&:where(${pressed}:hover:not(:disabled))`]: { background: vars.accent.tintHover },
        },
      },
      '(forced-colors: active)': {
        border: '1px solid ButtonText',
        boxShadow: 'none',
        background: 'ButtonFace',
        color: 'ButtonText',
        forcedColorAdjust: 'none',
        selectors: {
          [`&:where(${pressed})`]: {
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
            boxShadow: 'none',
          },
          [`&:where(${pressed}:hover:not(:disabled))`]: { background: 'Highlight' },
          '&:where(:hover:not(:disabled))': { background: 'ButtonFace' },
          '&:where(:disabled:not([aria-pressed="true"]))': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
  variants: { size: { '1': size(1, 1, 3, 2), '2': size(2, 3, 5, 3), '3': size(3, 4, 6, 4) } },
  defaultVariants: { size: '2' },
})
