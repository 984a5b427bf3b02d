import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'

/** At least as wide as the field; at most nine rows high, or as high as the window allows. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  overflow: 'hidden',
  minInlineSize: 'var(--radix-popper-anchor-width)',
  maxBlockSize: `min(${scaled(336)}, var(--radix-popper-available-height))`,
  // Closes at once: until it is removed, the page takes no presses and focus is not back in the field.
  selectors: { '&:where([data-state="closed"])': { animation: 'none' } },
})

/** The primitive makes it scroll and hides the scroll bar. */
export const viewport = style({
  minBlockSize: 0,
  overscrollBehavior: 'contain',
  padding: vars.space[1],
  // The arrows cover the first and the last visible row.
  scrollPaddingBlock: scaled(28),
})

export const arrow = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  blockSize: scaled(24),
  color: vars.gray.textMuted,
  background: vars.panel.background,
  cursor: 'default',
  selectors: {
    '&:where([data-direction="up"])': { insetBlockStart: 0 },
    '&:where([data-direction="down"])': { insetBlockEnd: 0 },
  },
  '@media': forcedColors({ color: 'CanvasText', background: 'Canvas' }),
})
