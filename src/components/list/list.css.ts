import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { clamp } from '../styling/clamp.js'
import { pressable } from '../styling/pressable.js'
import { scaled } from '../styling/scaled.js'
import { focusRing, forcedColors, hoverQuery, linkColor } from '../styling/states.js'
import { fieldTarget } from '../styling/touch-target.js'

export const section = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })

export const label = style({
  margin: 0,
  paddingInline: vars.space[1],
  overflowWrap: 'anywhere',
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  fontWeight: vars.font.weight.medium,
  color: vars.gray.textMuted,
})

export const list = style({
  // The width of a list must not depend on the page's reset.
  boxSizing: 'content-box',
  listStyle: 'none',
  margin: 0,
  padding: vars.space[1],
  minInlineSize: 0,
  borderRadius: vars.radius.panel[7],
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
  '@media': forcedColors({ border: '1px solid CanvasText' }),
})

/** The line starts at the text: 8 px of padding, 36 px of icon and 12 px of gap. */
export const item = style({
  position: 'relative',
  selectors: {
    ':where(&) + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: scaled(56),
      insetInlineEnd: scaled(10),
      blockSize: '1px',
      background: vars.gray.line,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { ':where(&) + &::before': { background: 'CanvasText', opacity: 0.4 } } },
  },
})

/** An item without an icon. */
export const bare = style({ selectors: { '* + &::before': { insetInlineStart: scaled(8) } } })

export const control = style({
  appearance: 'none',
  boxSizing: 'border-box',
  position: 'relative',
  margin: 0,
  border: 0,
  inlineSize: '100%',
  minBlockSize: scaled(52),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: scaled(8),
  paddingInline: `${scaled(8)} ${scaled(10)}`,
  borderRadius: vars.radius.panel[5],
  font: 'inherit',
  color: vars.gray.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  ...pressable('transparent', vars.gray.tint, vars.gray.tintActive, {
    ...fieldTarget(scaled(52)),
    ...linkColor(vars.gray.text),
  }),
  selectors: {
    '&:where(:hover)': { transition: `background-color ${vars.motion.title} ease-out` },
    '&:where(:active:not([aria-disabled="true"]))': { background: vars.gray.tintActive },
    '&:focus-visible': { background: vars.gray.tint, ...focusRing('inside') },
    '&:where([aria-disabled="true"])': { cursor: 'not-allowed' },
  },
})

/** Beside the item, in the space that the item leaves. */
export const action = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: scaled(6),
  display: 'grid',
  alignItems: 'center',
})
export const withAction = style({ paddingInlineEnd: scaled(46) })

/** The content of a disabled item; its focus ring keeps full opacity. */
export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  // With large text in a narrow window the end wraps below the text.
  flexWrap: 'wrap',
  selectors: { ':where([aria-disabled="true"]) > &': { opacity: 0.55 } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { ':where([aria-disabled="true"]) > &': { opacity: 1, color: 'GrayText' } },
    },
  },
})

export const icon = style({ flex: 'none', display: 'grid' })
// Limits the width of the column, so that text without wrapping does not widen it.
export const words = style({
  flex: `1 1 ${scaled(48)}`,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const name = style({
  // At the side of the list, in any direction of the name.
  justifySelf: 'start',
  maxInlineSize: '100%',
  ...clamp(2),
  overflowWrap: 'anywhere',
  fontSize: vars.font.size[4],
  lineHeight: vars.font.lineHeight[4],
  letterSpacing: vars.font.letterSpacing[4],
  fontWeight: vars.font.weight.medium,
})

/** A description wraps, up to a limit for text from outside. */
export const description = style({
  ...clamp(8),
  overflowWrap: 'anywhere',
  fontSize: scaled(12.5),
  lineHeight: vars.font.lineHeight[2],
  color: vars.gray.textMuted,
  '@media': forcedColors({ color: 'inherit' }),
})

export const end = style({
  flex: 'none',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
})
export const tag = style({})

/** The trailing column: `end`, with the tag below it. */
export const stacked = style({ display: 'grid', justifyItems: 'end', gap: scaled(2), minInlineSize: 0 })

// A badge in a hovered row lies on two tints: its text goes one step up, so that it stays readable.
const raised = { vars: { [vars.accent.textOnTint]: vars.accent.text } }
globalStyle(`:where(${control}:is(:active, :focus-visible)) ${tag} > *`, raised)
globalStyle(`:where(${control}:hover) ${tag} > *`, { '@media': { [hoverQuery]: raised } })
// Muted text has enough contrast on a hovered row, and not on a pressed one.
globalStyle(`:where(${control}:active:not([aria-disabled="true"])) ${description}`, { color: 'inherit' })

export const mark = style({ color: vars.gray.mark, '@media': forcedColors({ color: 'inherit' }) })
export const tick = style({ color: vars.accent.textMuted, '@media': forcedColors({ color: 'Highlight' }) })
