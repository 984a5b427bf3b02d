import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { matchParent } from '../../components/styling/match-parent.js'
import { scaled } from '../../components/styling/scaled.js'
import { forcedColors, noFocusRing } from '../../components/styling/states.js'
import { unscaled } from '../../components/styling/unscaled.js'

const appear = keyframes({ from: { opacity: 0, translate: `0 calc(8px * ${vars.motion.distance})` } })

/** A lower window has no room for a sticky footer. In em: larger text needs more. */
const LOW = '(max-height: 30em)'

const inset = `max(${vars.space[2]}, min(${vars.space[4]}, 100vw - ${unscaled(336)}))`

export const panel = style({
  position: 'fixed',
  insetBlockEnd: inset,
  insetInlineEnd: inset,
  zIndex: vars.zIndex.themePanel,
  boxSizing: 'border-box',
  // At least 320 px, also where the page has a small root font size: ten swatches of 24 px need it.
  inlineSize: `min(max(${unscaled(320)}, 320px), 100% - 2 * ${vars.space[2]})`,
  maxBlockSize: `calc(100dvh - 2 * ${inset})`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  // Keeps a focused control clear of the sticky header and footer.
  scrollPaddingBlock: `${scaled(56)} ${scaled(72)}`,
  borderRadius: vars.radius.panel[7],
  background: vars.panel.background,
  boxShadow: `inset 0 1px 0 ${vars.panel.topLight}, ${vars.shadow[6]}`,
  color: vars.gray.text,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  selectors: noFocusRing,
  // A modal dialog of another library may set `pointer-events: none` on the body.
  pointerEvents: 'auto',
  animation: `${appear} ${vars.motion.view} ease-out`,
  '@media': {
    [LOW]: { scrollPaddingBlock: `${scaled(56)} 0` },
    ...forcedColors({ border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' }),
  },
})

const edge = {
  position: 'sticky',
  zIndex: 1,
  background: vars.panel.background,
  '@media': forcedColors({ background: 'Canvas' }),
} as const

export const header = style({
  ...edge,
  insetBlockStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minBlockSize: scaled(48),
  // In px: with large text the buttons need the room.
  paddingInline: '16px 6px',
})

export const headerEnd = style({ display: 'flex', marginInlineStart: 'auto' })

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[4]}`,
  '@media': { '(max-width: 340px)': { paddingInline: vars.space[3] } },
})

export const footer = style({
  ...edge,
  insetBlockEnd: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.gray.line}`,
  '@media': { ...edge['@media'], [LOW]: { position: 'static' } },
})

/** The text is English, left to right, and starts where the panel's text starts. */
export const note = style({ overflowWrap: 'anywhere', ...matchParent })

export const heading = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] })
