import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { scaled } from '../../../components/styling/scaled.js'
import { sheetQuery } from '../../../components/styling/sheet-query.js'

/**
 * As high as the frame's screens need, on a low window as high as the card may be. The frame lies over it and takes its
 * corners, which are those of the card.
 */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: `min(${scaled(560)}, calc(100dvh - ${scaled(120)}))`,
  borderEndStartRadius: vars.radius.panel[8],
  borderEndEndRadius: vars.radius.panel[8],
  '@media': { [sheetQuery]: { borderEndStartRadius: 0, borderEndEndRadius: 0 } },
})
