import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { forcedColors } from '../styling/states.js'

export const code = recipe({
  base: {
    display: 'inline',
    boxSizing: 'border-box',
    background: 'none',
    fontFamily: vars.font.mono,
    // The monospace font looks larger than Inter.
    fontSize: '0.9em',
    fontVariantLigatures: 'none',
    letterSpacing: 0,
    paddingBlock: '0.1em',
    paddingInline: '0.35em',
    borderRadius: vars.radius.panel[2],
    color: vars.accent.textOnTint,
    // Isolates the direction of the code from the text around it.
    unicodeBidi: 'plaintext',
    overflowWrap: 'anywhere',
    '@media': forcedColors({ outline: '1px solid CanvasText', outlineOffset: '-1px' }),
  },
  variants: {
    variant: {
      soft: { background: vars.accent.tint },
      outline: { boxShadow: `inset 0 0 0 1px ${vars.accent.border}` },
      ghost: { paddingInline: 0, '@media': forcedColors({ outline: 'none' }) },
    },
    block: {
      true: {
        display: 'block',
        padding: vars.space[3],
        borderRadius: vars.radius.panel[6],
        lineHeight: vars.font.lineHeight[3],
        whiteSpace: 'pre-wrap',
      },
    },
  },
  defaultVariants: { variant: 'soft' },
})
