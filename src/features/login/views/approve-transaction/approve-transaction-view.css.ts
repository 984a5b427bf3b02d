import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../tokens/contract.css.js'
import { scaled } from '../../../../components/styling/scaled.js'
import { sheetQuery } from '../../../../components/styling/sheet-query.js'

/** In a lower place the frame approves nothing (`MIN_PLACE` of the frame). In px, as the frame measures it. */
const LOWEST = '320px'

/**
 * As high as the frame's content, within bounds that a frame cannot exceed. The frame covers it and has its corners,
 * which are those of the card.
 */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: `min(max(${LOWEST}, var(--lintel-frame-height, 0px)), ${scaled(560)}, calc(100dvh - ${scaled(120)}))`,
  borderEndStartRadius: vars.radius.panel[8],
  borderEndEndRadius: vars.radius.panel[8],
  '@media': { [sheetQuery]: { borderEndStartRadius: 0, borderEndEndRadius: 0 } },
})
