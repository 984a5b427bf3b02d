import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/index.js'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[4]}`,
})

/** The heading of the page. */
export const top = style({ display: 'grid', gap: vars.space[2] })

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'center' })

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[5],
})

export const chart = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
})

/** A chart that takes a whole row. */
export const wide = style({ gridColumn: '1 / -1' })

/** The select of the project. */
export const project = style({ inlineSize: 'auto', maxInlineSize: '100%' })

/** A chart on a phone. */
const narrow = '(max-width: 24rem)'

/** The cell of a bar takes the width that the others leave. A phone has no such cell. */
export const barCell = style({ inlineSize: '40%', '@container': { [narrow]: { display: 'none' } } })

/** On a phone the bar is below the name of its row. */
export const barBelow = style({
  display: 'none',
  marginBlockStart: vars.space[1],
  '@container': { [narrow]: { display: 'block' } },
})

/** Forced colors remove backgrounds, which are all that a bar shows. */
const systemColor = {
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
} as const

/** A bar in a table. */
export const bar = style({
  blockSize: vars.space[3],
  minInlineSize: 2,
  borderRadius: vars.radius.panel[1],
  background: vars.accent.solid,
  ...systemColor,
})

/** The columns of the chart of days. */
export const columns = style({
  display: 'flex',
  alignItems: 'end',
  gap: 2,
  blockSize: '9rem',
  borderBlockEnd: `1px solid ${vars.gray.edge}`,
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '100%',
})

/** The part of a column for visitors who opened the modal. `connected`, for those who connected, is drawn over its lower end. */
export const opened = style({
  position: 'relative',
  minBlockSize: 1,
  borderStartStartRadius: vars.radius.panel[1],
  borderStartEndRadius: vars.radius.panel[1],
  background: vars.gray.mark,
  '@media': { '(forced-colors: active)': { background: 'GrayText', forcedColorAdjust: 'none' } },
})

export const connected = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: '100%',
  background: vars.accent.solid,
  ...systemColor,
})

/** The first and the last day, below the columns. */
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2] })

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[4]}` })

/** The color of `opened` or `connected` in the legend. */
const dot = {
  display: 'inline-block',
  inlineSize: '0.75em',
  blockSize: '0.75em',
  marginInlineEnd: vars.space[2],
} as const

export const openedDot = style({ ...dot, background: vars.gray.mark })

export const connectedDot = style({ ...dot, background: vars.accent.solid })

/** The button that shows the table of days. */
export const summary = style({
  color: vars.gray.textMuted,
  cursor: 'pointer',
  paddingBlock: vars.space[2],
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.accent.ring}`, outlineOffset: 2 } },
})

/** The table of days, which scrolls. */
export const days = style({ maxBlockSize: '20rem' })
