import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'

/** Every tile is as high, whatever is in it: a picture and two lines of text. */
export const tileHeight = scaled(108)

/** Four tiles beside each other, fewer with larger text: none is narrower than 5rem. */
export const tileLine = style(
  layer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(5rem, 25%), 1fr))',
    gridAutoRows: tileHeight,
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

/** As high as a switch. */
export const filterLine = style(layer({ blockSize: scaled(24), paddingInline: vars.space[1] }))

/**
 * The field of tiles. It scrolls by itself, so that the search stays; always as high, so that the card does not jump
 * while one types. It reaches to the edge of the card: what is below it is seen to go on.
 */
export const results = style(
  layer({
    position: 'relative',
    boxSizing: 'border-box',
    blockSize: `min(${scaled(408)}, max(${scaled(200)}, calc(100dvh - ${scaled(236)})))`,
    marginBlockEnd: `calc(-1 * ${scaled(16)})`,
    // The grid scrolls by itself; a message in large text does here.
    overflowY: 'auto',
    outline: 'none',
  }),
)
