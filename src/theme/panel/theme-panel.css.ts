import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { layer } from '../../components/styling/layer.js'
import { matchParent } from '../../components/styling/match-parent.js'
import { scaled } from '../../components/styling/scaled.js'
import { forcedColors } from '../../components/styling/states.js'

const appear = keyframes({ from: { opacity: 0, translate: `0 calc(8px * ${vars.motion.distance})` } })

/** Below this there is no room for a foot that stays: it scrolls with the rest. In em: larger text needs more. */
const LOW = '(max-height: 30em)'

const inset = `max(${vars.space[2]}, min(${vars.space[4]}, 100vw - 21rem))`

export const panel = style(
  layer({
    position: 'fixed',
    insetBlockEnd: inset,
    insetInlineEnd: inset,
    zIndex: vars.zIndex.themePanel,
    boxSizing: 'border-box',
    // Never under 320 px, where the page's letters are small: ten swatches of 24 px stand in a row.
    inlineSize: `min(max(20rem, 320px), 100% - 2 * ${vars.space[2]})`,
    maxBlockSize: `calc(100dvh - 2 * ${inset})`,
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    // A wide one would push the swatches together.
    scrollbarWidth: 'thin',
    // What is focused is never under the edges that stay.
    scrollPaddingBlock: `${scaled(56)} ${scaled(72)}`,
    borderRadius: vars.radius.panel[7],
    background: vars.panel.background,
    boxShadow: `inset 0 1px 0 ${vars.panel.topLight}, ${vars.shadow[6]}`,
    color: vars.gray.text,
    fontSize: vars.font.size[2],
    lineHeight: vars.font.lineHeight[2],
    outline: 'none',
    // A dialog of another library may have stilled the body.
    pointerEvents: 'auto',
    animation: `${appear} ${vars.motion.view} ease-out`,
    '@media': {
      [LOW]: { scrollPaddingBlock: `${scaled(56)} 0` },
      ...forcedColors({ border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' }),
    },
  }),
)

const edge = {
  position: 'sticky',
  zIndex: 1,
  background: vars.panel.background,
  '@media': forcedColors({ background: 'Canvas' }),
} as const

export const header = style(
  layer({
    ...edge,
    insetBlockStart: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    minBlockSize: scaled(48),
    // In px: at large text the room is the buttons'.
    paddingInline: '16px 6px',
  }),
)

export const title = style(
  layer({
    margin: 0,
    fontSize: vars.font.size[4],
    lineHeight: vars.font.lineHeight[4],
    letterSpacing: vars.font.letterSpacing[4],
    fontWeight: vars.font.weight.medium,
  }),
)

export const headerEnd = style(layer({ display: 'flex', marginInlineStart: 'auto' }))

export const body = style(
  layer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[4]}`,
    '@media': { '(max-width: 340px)': { paddingInline: vars.space[3] } },
  }),
)

export const footer = style(
  layer({
    ...edge,
    insetBlockEnd: 0,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderBlockStart: `1px solid ${vars.gray.line}`,
    '@media': { ...edge['@media'], [LOW]: { position: 'static' } },
  }),
)

export const note = style(
  layer({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[2],
    padding: vars.space[2],
    paddingInlineStart: vars.space[3],
    borderRadius: vars.radius.panel[5],
    background: vars.accent.tint,
    color: vars.accent.textOnTint,
    '@media': forcedColors({ border: '1px solid CanvasText', color: 'CanvasText' }),
  }),
)

/** The words are English: they read from left to right, and stand where the panel's text stands. */
export const noteText = style(
  layer({ flex: '1 1 0', minInlineSize: 0, margin: 0, overflowWrap: 'anywhere', ...matchParent }),
)
