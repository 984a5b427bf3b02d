import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'

/** Every tile is as high, whatever is in it: a picture and two lines of text. */
export const tileHeight = scaled(108)

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/**
 * Four tiles beside each other in a card of 352 px, fewer in a narrower one and with larger text. By the width of
 * `results` and not its own, which is less by a scroll bar.
 */
export const tileLine = style(
  layer({
    display: 'grid',
    gridAutoRows: tileHeight,
    '@container': {
      '(inline-size >= 10rem)': columns(2),
      '(inline-size >= 15rem)': columns(3),
      '(inline-size >= 20rem)': columns(4),
    },
  }),
)

export const bone = style(
  layer({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: scaled(8),
    paddingBlockStart: scaled(8),
  }),
)
export const boneIcon = style(
  layer({ selectors: { '&&': { borderRadius: `calc(${scaled(16)} * ${vars.radiusFactor})` } } }),
)

/** As high as a switch, which under a finger reaches over what is below. */
export const filterLine = style(
  layer({ position: 'relative', zIndex: 1, blockSize: `max(24px, ${scaled(24)})`, paddingInline: vars.space[1] }),
)

/**
 * The field of tiles. It scrolls by itself, so that the search stays; always as high, so that the card does not jump
 * while one types. It reaches to the edge of the card: what is below it is seen to go on.
 */
export const results = style(
  layer({
    containerType: 'inline-size',
    boxSizing: 'border-box',
    blockSize: `min(${scaled(408)}, max(${scaled(200)}, calc(100dvh - ${scaled(236)})))`,
    marginBlockEnd: `calc(-1 * ${scaled(16)})`,
    // The grid scrolls by itself; a message in large text does here.
    overflowY: 'auto',
    outline: 'none',
  }),
)

/** Ends under the last tiles, in the padding of the card. */
export const scroller = style(
  layer({
    blockSize: '100%',
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockEnd: scaled(12),
    boxSizing: 'border-box',
    scrollbarWidth: 'none',
    outline: 'none',
    '@media': { '(pointer: fine)': { scrollbarWidth: 'thin', scrollbarColor: `${vars.gray.line} transparent` } },
  }),
)
