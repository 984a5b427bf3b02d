import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { layer } from '../styling/layer.js'
import { scaled } from '../styling/scaled.js'
import { focusRing, forcedColors, hoverQuery } from '../styling/states.js'
import { touchTarget } from '../styling/touch-target.js'

const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.18em',
} as const

export const link = recipe({
  base: layer({
    borderRadius: vars.radius.panel[1],
    // A name from outside cannot turn the words around it, nor push its container open.
    unicodeBidi: 'isolate',
    overflowWrap: 'anywhere',
    textDecorationLine: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&:where(:focus-visible)': focusRing() },
    '@media': forcedColors({ color: 'LinkText' }),
  }),
  variants: {
    place: {
      // In a sentence colour alone would not tell it from the words beside it.
      sentence: layer({
        ...underlined,
        textDecorationColor: 'color-mix(in srgb, currentColor 50%, transparent)',
        '@media': {
          [hoverQuery]: { selectors: { '&:where(:hover)': { textDecorationColor: 'currentColor' } } },
          ...forcedColors({ textDecorationColor: 'currentColor' }),
        },
      }),
      alone: layer({
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[1],
        minBlockSize: `max(24px, ${scaled(24)})`,
        minInlineSize: '24px',
        maxInlineSize: '100%',
        fontWeight: vars.font.weight.medium,
        '@media': {
          [hoverQuery]: { selectors: { '&:where(:hover)': underlined } },
          ...touchTarget,
        },
      }),
    },
    tone: { accent: layer({ color: vars.accent.textMuted }), inherit: layer({ color: 'inherit' }) },
  },
  defaultVariants: { place: 'sentence', tone: 'accent' },
})

/** The icon brings air of its own: it keeps close to its word, and so does the full stop after it. */
export const arrow = style(
  layer({ flex: 'none', display: 'inline-block', marginInline: '-0.1em', verticalAlign: '-0.1em' }),
)
