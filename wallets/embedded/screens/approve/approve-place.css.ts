import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

/** Fills the frame. The request scrolls between the heading and the buttons, so that the buttons are always in sight. */
export const place = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  inlineSize: '100%',
  color: vars.gray.text,
})

export const head = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[3]}`,
})

export const titleLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

/** Gets the focus when the request appears. It is not interactive, so it needs no ring. */
export const title = style({ selectors: { '&:focus-visible': { outline: 'none' } } })

export const request = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[3]}`,
})

export const foot = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.gray.line}`,
})

/** "Read on" overlays the end of the visible part, so that nothing moves when it disappears. */
export const readOnLine = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: vars.space[2],
  pointerEvents: 'none',
})
globalStyle(`${readOnLine} > *`, { pointerEvents: 'auto' })

/**
 * The button that declines is on the left and the one that approves on the right in every language, so that none is
 * where the other one was in the request before.
 */
export const actions = style({ display: 'flex', gap: vars.space[2] })
globalStyle(`${actions} > *`, { flex: '1 1 0', minInlineSize: 0 })
globalStyle(`[dir='rtl'] ${actions}`, { flexDirection: 'row-reverse' })

/** One line is reserved, so that the buttons stay where they are when they wake. */
export const reason = style({ minBlockSize: vars.font.lineHeight[2] })
