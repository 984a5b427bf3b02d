import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { hoverQuery, linkColor } from '../styling/states.js'

const size = (padding: 3 | 4 | 5, corner: 6 | 7 | 8) => ({
  padding: vars.space[padding],
  borderRadius: vars.radius.panel[corner],
})

const button = ':is(a[href], button)'
const selected = `&:where(${button}:is([aria-current]:not([aria-current="false"]), [aria-pressed="true"]))`
const enabled = `${button}:not(:disabled, [aria-disabled="true"])`

export const card = recipe({
  base: {
    boxSizing: 'border-box',
    display: 'block',
    minInlineSize: 0,
    margin: 0,
    border: 0,
    background: vars.gray.surface,
    boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
    color: vars.gray.text,
    overflowWrap: 'break-word',
    selectors: {
      [`&:where(${button})`]: {
        appearance: 'none',
        inlineSize: '100%',
        minBlockSize: vars.control[3],
        font: 'inherit',
        letterSpacing: 'inherit',
        textAlign: 'start',
        textDecoration: 'none',
        boxShadow: `inset 0 0 0 1px ${vars.gray.border}`,
        cursor: 'pointer',
        WebkitTapHighlightColor: 'transparent',
      },
      // On hover only: a change of theme must not animate.
      [`&:where(${button}:hover)`]: { transition: `background-color ${vars.motion.title} ease-out` },
      [`&:where(${enabled}:active)`]: { background: vars.gray.tintHover },
      [selected]: {
        boxShadow: `inset 0 0 0 ${scaled(1.5)} ${vars.gray.text}`,
      },
      [`&:where(${button}:is(:disabled, [aria-disabled="true"]))`]: { opacity: 0.55, cursor: 'not-allowed' },
    },
    '@media': {
      [hoverQuery]: { selectors: { [`&:where(${enabled}:hover:not(:active))`]: { background: vars.gray.tint } } },
      ...linkColor(vars.gray.text),
      '(forced-colors: active)': {
        border: '1px solid CanvasText',
        selectors: { [selected]: { border: '2px solid Highlight' } },
      },
    },
  },
  variants: { size: { '1': size(3, 6), '2': size(4, 7), '3': size(5, 8) } },
  defaultVariants: { size: '2' },
})
