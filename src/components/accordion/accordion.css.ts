import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { focusRing, forcedColors, hoverQuery, reducedMotionQuery, reducedMotionSelector } from '../styling/states.js'

export const root = style({
  boxSizing: 'border-box',
  minInlineSize: 0,
  selectors: {
    '&:where([data-variant="surface"])': {
      borderRadius: vars.radius.panel[7],
      background: vars.gray.surface,
      boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:where([data-variant="surface"])': { border: '1px solid CanvasText' } },
    },
  },
})

// A border: forced colors show borders and not backgrounds.
export const item = style({ selectors: { ':where(&) + &': { borderBlockStart: `1px solid ${vars.gray.line}` } } })

export const heading = style({ margin: 0, color: 'inherit', font: 'inherit' })

const isPlain = ':where([data-variant="plain"]) &'

export const trigger = style({
  appearance: 'none',
  boxSizing: 'border-box',
  margin: 0,
  border: 0,
  background: 'transparent',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: `calc(${vars.control[4]} + ${vars.space[1]})`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.panel[7],
  fontSize: vars.font.size[4],
  lineHeight: vars.font.lineHeight[4],
  letterSpacing: vars.font.letterSpacing[4],
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  color: vars.gray.text,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [isPlain]: { paddingInline: 0, borderRadius: vars.radius.panel[4] },
    '&:focus-visible': focusRing('inside'),
    '&:where(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
    '&:where([aria-disabled="true"])': { cursor: 'default' },
  },
  '@media': forcedColors({ color: 'ButtonText' }),
})

// With a basis of 0 the browser lays out 10,000 letters once, not ten times.
export const words = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'break-word', unicodeBidi: 'isolate' })

export const chevron = style({
  color: vars.gray.textMuted,
  transition: `rotate ${vars.motion.title} ease-out`,
  selectors: {
    ':where([data-state="open"]) > &': { rotate: '180deg' },
    [reducedMotionSelector]: { transition: 'none' },
  },
  '@media': {
    [reducedMotionQuery]: { transition: 'none' },
    [hoverQuery]: { selectors: { ':where(:enabled:hover) > &': { color: vars.gray.text } } },
  },
})

// Radix measures the content. Under reduced motion the height changes at once, with a fade.
const shut = `calc(var(--radix-collapsible-content-height) * (1 - ${vars.motion.distance}))`
const unfold = keyframes({
  from: { blockSize: shut, opacity: 0 },
  to: { blockSize: 'var(--radix-collapsible-content-height)' },
})
const fold = keyframes({
  from: { blockSize: 'var(--radix-collapsible-content-height)' },
  to: { blockSize: shut, opacity: 0 },
})

export const content = style({
  overflow: 'hidden',
  color: vars.gray.textMuted,
  fontSize: vars.font.size[3],
  lineHeight: vars.font.lineHeight[3],
  overflowWrap: 'break-word',
  selectors: {
    '&:where([data-state="open"])': { animation: `${unfold} ${vars.motion.height} ease-out` },
    '&:where([data-state="closed"])': { animation: `${fold} ${vars.motion.height} ease-in forwards` },
    '&:where([hidden])': { display: 'none' },
  },
})

export const inside = style({
  paddingBlockEnd: vars.space[4],
  paddingInline: vars.space[4],
  selectors: { [isPlain]: { paddingInline: 0 } },
})
