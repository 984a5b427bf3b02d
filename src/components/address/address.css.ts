import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { matchParent } from '../styling/match-parent.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'

export const address = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    maxInlineSize: '100%',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { mono: { true: { fontFamily: vars.font.mono } } },
})

/** One click selects all of the address, including the hidden part. */
export const value = style({
  minInlineSize: 0,
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  // The lines of a full address start at the same edge as the text around it.
  ...matchParent,
  // A full address wraps beside its button, into lines of equal length where the browser can.
  selectors: {
    ':where([data-format="full"]) > &': { flex: `1 1 ${scaled(128)}`, wordBreak: 'break-all', textWrap: 'balance' },
    '&:focus-visible': { borderRadius: vars.radius.panel[1] },
  },
})

/** Zero font size: hidden, but available to assistive technology, search and the clipboard. */
export const middle = style({
  selectors: { ':where(:not(:focus)) > &': { fontSize: 0, lineHeight: 0, letterSpacing: 0 } },
})

/** The ellipsis, as generated content, so that it is neither read nor copied. */
export const cut = style({ selectors: { ':where(:not(:focus)) > &::after': { content: "'…' / ''" } } })

export const warning = style({ display: 'inline-flex', color: vars.accent.mark })

/** Differences from a known address: bold and underlined, not only colored. */
export const difference = style({
  padding: 0,
  background: vars.accent.tint,
  color: vars.accent.textOnTint,
  fontWeight: vars.font.weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': forcedColors({ background: 'Mark', color: 'MarkText' }),
})

/** The target is larger than the line and overlaps its edges. */
export const copyPlace = style({
  marginBlock: `calc(${vars.space[1]} * -1)`,
  marginInlineStart: `calc(${vars.space[1]} * -1)`,
  // The ring outside the button would cross the last digit.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})
