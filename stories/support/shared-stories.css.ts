import { globalStyle, style } from '@vanilla-extract/css'
import { unscaled } from '../../src/components/styling/unscaled.js'
import { vars } from '../../tokens/contract.css.js'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${unscaled(132)}, 100%), 1fr))`,
  gap: vars.space[4],
  padding: vars.space[4],
  boxSizing: 'border-box',
  inlineSize: `min(${unscaled(768)}, 100vw)`,
})

/** Four cells to a line instead of five. */
export const isWide = style({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${unscaled(168)}, 100%), 1fr))` })

export const cell = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
})

export const name = style({
  color: vars.gray.textMuted,
  fontSize: vars.font.size[1],
  lineHeight: vars.font.lineHeight[1],
})

/** Shows toasts side by side in the page instead of in its corner. */
export const toastSheet = style({ display: 'none' })
const place = `body:has(${toastSheet}) [data-lintel-toasts]`
globalStyle(place, {
  position: 'static',
  display: 'block',
  inlineSize: `min(${unscaled(768)}, 100vw)`,
  boxSizing: 'border-box',
})
globalStyle(`${place} > *`, { inlineSize: '100%' })
globalStyle(`${place} ol`, {
  display: 'grid',
  inlineSize: '100%',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${unscaled(168)}, 100%), 1fr))`,
  gap: vars.space[3],
  justifyItems: 'stretch',
})
globalStyle(`${place} li`, { inlineSize: 'auto' })
