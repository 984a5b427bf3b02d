import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { clamp } from '../../components/styling/clamp.js'
import { scaled } from '../../components/styling/scaled.js'
// Imported so that the rules below come after the rules they change.
import '../../components/skeleton/skeleton.css.js'

export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: scaled(10),
  textAlign: 'center',
})

/** Hidden when the link is too long for a code: QrCode then shows its own text. */
export const text = style({
  ...clamp(10),
  maxInlineSize: scaled(280),
  selectors: { '[data-status="refused"] + &': { display: 'none' } },
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
})

/** The corners of the copy button. */
export const copySkeleton = style({ borderRadius: vars.radius.control[5] })
