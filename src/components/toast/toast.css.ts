import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'

const appear = keyframes({
  from: { opacity: 0, translate: `0 calc(8px * ${vars.motion.distance})` },
})
const vanish = keyframes({ to: { opacity: 0 } })
const flick = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { opacity: 0, transform: `translateX(calc(var(--radix-toast-swipe-end-x) * (1 + 2 * ${vars.motion.distance})))` },
})

/** At the bottom centre of a phone, in the bottom end corner of a larger window; above an open dialog. */
export const place = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.zIndex.toast,
  display: 'grid',
  justifyItems: 'end',
  padding: vars.space[4],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  '@media': { '(max-width: 26.875em)': { justifyItems: 'center' } },
})

export const viewport = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: vars.radius.panel[7],
  justifyItems: 'end',
  selectors: { '&:empty:focus-visible': { outline: 'none' } },
  '@media': { '(max-width: 26.875em)': { justifyItems: 'center' } },
})

export const toast = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: 'max-content',
  maxInlineSize: `min(${vars.modal.width}, calc(100vw - 2 * ${vars.space[4]}))`,
  minBlockSize: scaled(48),
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderRadius: vars.radius.panel[7],
  background: vars.panel.background,
  backdropFilter: vars.panel.backdrop,
  boxShadow: `inset 0 1px 0 ${vars.panel.topLight}, ${vars.shadow[5]}`,
  color: vars.gray.text,
  fontSize: vars.font.size[3],
  lineHeight: vars.font.lineHeight[3],
  letterSpacing: vars.font.letterSpacing[3],
  cursor: 'default',
  // A dialog of another library may disable pointer events on body.
  pointerEvents: 'auto',
  animation: `${appear} ${vars.motion.view} ease-out`,
  selectors: {
    '&:where([data-state="closed"])': { animation: `${vanish} ${vars.motion.view} ease-in forwards` },
    '&:where([data-swipe="move"])': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&:where([data-swipe="cancel"])': {
      transform: 'none',
      transition: `transform calc(${vars.motion.view} * ${vars.motion.distance}) ease-out`,
    },
    '&:where([data-state="closed"][data-swipe="end"])': {
      animation: `${flick} ${vars.motion.view} ease-out forwards`,
    },
  },
  '@media': forcedColors({ border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' }),
})

export const mark = style({
  flex: 'none',
  display: 'grid',
  color: vars.accent.mark,
  '@media': forcedColors({ color: 'CanvasText' }),
})

export const message = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  overflowWrap: 'anywhere',
})

/** Without a control at its end the text has equal padding on both sides. */
export const bare = style({ paddingInlineEnd: vars.space[2] })
