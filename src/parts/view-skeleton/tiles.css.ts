import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../../components/styling/scaled.js'
import { noFocusRing } from '../../components/styling/states.js'
import { unscaled } from '../../components/styling/unscaled.js'
// Imported so that the rules below come after the rules they change.
import '../../components/skeleton/skeleton.css.js'

/** All tiles have the same height: an icon and two lines of text. */
export const tileHeight = scaled(108)

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/**
 * Four columns in a card of 352 px, fewer in a narrower one and with larger text. Depends on the width of `results`:
 * its own is reduced by a scroll bar.
 */
export const tileLine = style({
  display: 'grid',
  gridAutoRows: tileHeight,
  '@container': {
    '(inline-size >= 10em)': columns(2),
    '(inline-size >= 15em)': columns(3),
    '(inline-size >= 20em)': columns(4),
  },
})

export const tileSkeleton = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: scaled(8),
  paddingBlockStart: scaled(8),
})

/** The corners of a WalletIcon of size 56. */
export const tileIcon = style({ borderRadius: `calc(${scaled(16)} * ${vars.radiusFactor})` })

/** As high as the switch in it, whose touch target overlaps the tiles. */
export const filterLine = style({
  position: 'relative',
  zIndex: 1,
  blockSize: `max(24px, ${scaled(24)})`,
  paddingInline: vars.space[1],
})

/**
 * Around the tiles. They scroll inside it, so that the search stays visible. Its height is fixed, so that the card does
 * not jump while the visitor types. It reaches to the edge of the card, so that cut-off tiles show that there are more.
 */
export const results = style({
  containerType: 'inline-size',
  // The `em` of the container queries above.
  fontSize: unscaled(16),
  boxSizing: 'border-box',
  blockSize: `min(${scaled(408)}, max(${scaled(200)}, calc(100dvh - ${scaled(236)})))`,
  marginBlockEnd: `calc(-1 * ${scaled(16)})`,
  // For a message in large text. The grid scrolls in `scroller`.
  overflowY: 'auto',
  selectors: noFocusRing,
})

export const scroller = style({
  blockSize: '100%',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: scaled(12),
  boxSizing: 'border-box',
  scrollbarWidth: 'none',
  selectors: noFocusRing,
  '@media': { '(pointer: fine)': { scrollbarWidth: 'thin', scrollbarColor: `${vars.gray.line} transparent` } },
})
