import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { pressable } from '../styling/pressable.js'
import { scaled } from '../styling/scaled.js'
import { focusRing, forcedColors, linkColor } from '../styling/states.js'
import { coarsePointerQuery } from '../styling/touch-target.js'

const fromX = createVar()
const fromY = createVar()
const appear = keyframes({ from: { opacity: 0, translate: `${fromX} ${fromY}` } })
const vanish = keyframes({ to: { opacity: 0 } })
const distance = (px: number) => `calc(${px}px * ${vars.motion.distance})`

export const root = style({ position: 'relative' })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { ':where([data-orientation="vertical"]) &': { flexDirection: 'column', alignItems: 'stretch' } },
})

export const item = style({})

// Radix adds a hidden focusable element between trigger and panel, for panels that are elsewhere in the page. Here the
// panel follows its trigger, and a focusable element must not be hidden from assistive technology.
globalStyle(`${item} > span[aria-hidden="true"][tabindex]`, { display: 'none' } as Parameters<typeof globalStyle>[1])

/** An entry of the bar: a link, or a button with a panel. */
export const entry = style({
  appearance: 'none',
  boxSizing: 'border-box',
  position: 'relative',
  margin: 0,
  border: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.control[2],
  paddingBlock: 0,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control[5],
  color: vars.gray.textMuted,
  fontSize: vars.font.size[4],
  lineHeight: vars.font.lineHeight[4],
  letterSpacing: vars.font.letterSpacing[4],
  fontWeight: vars.font.weight.regular,
  textDecoration: 'none',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  ...pressable('transparent', vars.gray.tint, vars.gray.tintHover, {
    ...forcedColors({ color: 'LinkText' }),
    ...linkColor(vars.gray.textMuted, {
      'a&:is([data-state="open"], [data-active], :active)': { color: vars.gray.text },
    }),
    // A larger target instead of an extended one: an open panel would cover an extended lower edge.
    [coarsePointerQuery]: { minInlineSize: vars.touchTarget, minBlockSize: vars.touchTarget },
  } as ReturnType<typeof forcedColors>),
})

const emphasized = '&:where([data-state="open"], [data-active], :active)'

export const entryStates = style({
  selectors: {
    [emphasized]: { color: vars.gray.text },
    // The current page is marked by weight too, not only by color.
    '&:where([data-active])': { fontWeight: vars.font.weight.medium },
    '&:where([data-disabled])': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { [emphasized]: { color: 'CanvasText' } } } },
})

export const chevron = style({
  display: 'grid',
  flex: 'none',
  transition: `rotate calc(${vars.motion.title} * ${vars.motion.distance}) ease-out`,
  selectors: { ':where([data-state="open"]) > &': { rotate: '180deg' } },
})

export const panel = style({
  boxSizing: 'border-box',
  position: 'absolute',
  insetBlockStart: `calc(100% + ${scaled(6)})`,
  insetInlineStart: 0,
  zIndex: vars.modal.zIndex,
  inlineSize: 'max-content',
  maxInlineSize: `min(${scaled(640)}, calc(100vw - 2 * ${vars.space[4]}))`,
  maxBlockSize: '80dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[2],
  vars: { [fromX]: '0px', [fromY]: distance(-4) },
  animation: `${appear} ${vars.motion.title} ease-out`,
  selectors: {
    '&:where([data-motion="from-end"])': { vars: { [fromX]: distance(16), [fromY]: '0px' } },
    '&:where([data-motion="from-start"])': { vars: { [fromX]: distance(-16), [fromY]: '0px' } },
    // The closing panel is below the opening one.
    '&:where([data-state="closed"])': { animation: `${vanish} ${vars.motion.title} ease-in forwards`, zIndex: 0 },
    ':where([data-orientation="vertical"]) > &': {
      insetBlockStart: 0,
      insetInlineStart: `calc(100% + ${scaled(6)})`,
    },
  },
  '@media': forcedColors({ border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' }),
})

/** A link in a panel, with a title and a description. */
export const link = style({
  boxSizing: 'border-box',
  display: 'grid',
  gap: '2px',
  minBlockSize: vars.control[2],
  alignContent: 'center',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.panel[4],
  color: vars.gray.textMuted,
  fontSize: vars.font.size[3],
  lineHeight: vars.font.lineHeight[3],
  fontWeight: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ...pressable('transparent', vars.gray.tint, vars.gray.tintHover, {
    ...forcedColors({ color: 'LinkText' }),
    ...linkColor(vars.gray.textMuted, { 'a&:active': { color: vars.gray.text } }),
  }),
})

export const linkFocus = style({
  selectors: { '&:focus-visible': focusRing('inside'), '&:where(:active)': { color: vars.gray.text } },
})
export const linkTitle = style({
  color: vars.gray.text,
  fontWeight: vars.font.weight.medium,
  '@media': forcedColors({ color: 'inherit' }),
})
