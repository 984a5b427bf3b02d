import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors, hoverQuery, linkColor } from '../styling/states.js'
import { touchTarget } from '../styling/touch-target.js'

const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.18em',
} as const

export const link = recipe({
  base: {
    borderRadius: vars.radius.panel[1],
    // Text from outside does not affect the direction of the text around it, and does not overflow.
    unicodeBidi: 'isolate',
    overflowWrap: 'anywhere',
    fontWeight: 'inherit',
    textDecorationLine: 'none',
    WebkitTapHighlightColor: 'transparent',
    '@media': forcedColors({ color: 'LinkText' }),
  },
  variants: {
    place: {
      // In a sentence color alone does not mark a link (WCAG 1.4.1).
      sentence: {
        ...underlined,
        textDecorationColor: 'color-mix(in srgb, currentColor 50%, transparent)',
        '@media': {
          [hoverQuery]: { selectors: { '&:where(:hover)': { textDecorationColor: 'currentColor' } } },
          ...forcedColors({ textDecorationColor: 'currentColor' }),
        },
      },
      alone: {
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
      },
    },
    tone: {
      accent: { color: vars.accent.textMuted, '@media': linkColor(vars.accent.textMuted) },
      inherit: { color: 'inherit', '@media': linkColor('inherit') },
    },
  },
  defaultVariants: { place: 'sentence', tone: 'accent' },
})

/** The icon has its own padding; keep it close to the text. */
export const arrow = style({ flex: 'none', display: 'inline-block', marginInline: '-0.1em', verticalAlign: '-0.1em' })
