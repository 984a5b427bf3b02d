import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { layer } from '../styling/layer.js'
import { focusRing, forcedColors } from '../styling/states.js'

export const address = recipe({
  base: layer({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    maxInlineSize: '100%',
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: { mono: { true: layer({ fontFamily: vars.font.mono }) } },
})

/** Read, found and copied as a whole: one click takes all of it, the part that the eye is spared included. */
export const value = style(
  layer({
    minInlineSize: 0,
    unicodeBidi: 'isolate',
    overflowWrap: 'anywhere',
    userSelect: 'all',
    // In full it breaks beside its button, not above it.
    selectors: {
      ':where([data-format="full"]) > &': { flex: '1 1 8rem' },
      '&:where(:focus-visible)': { ...focusRing(), borderRadius: vars.radius.panel[1] },
    },
  }),
)

/** Text of no size: still text to assistive technology, to search and to the clipboard. */
export const middle = style(
  layer({ selectors: { ':where(:not(:focus)) > &': { fontSize: 0, lineHeight: 0, letterSpacing: 0 } } }),
)

/** Drawn only, so that it is neither read nor copied. */
export const cut = style(layer({ selectors: { ':where(:not(:focus)) > &::after': { content: "'…' / ''" } } }))

export const warning = style(layer({ display: 'inline-flex', color: vars.accent.mark }))

/** What differs from a known address: heavier and underlined, so that colour is not the only sign. */
export const difference = style(
  layer({
    background: vars.accent.tint,
    color: vars.accent.textOnTint,
    fontWeight: vars.font.weight.bold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '@media': forcedColors({ background: 'Mark', color: 'MarkText' }),
  }),
)

/** The target is larger than the line it stands in: it reaches over the edges instead of pushing them. */
export const copyPlace = style(
  layer({
    marginBlock: `calc(${vars.space[1]} * -1)`,
    marginInlineStart: `calc(${vars.space[1]} * -1)`,
  }),
)
