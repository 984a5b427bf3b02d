import { style } from '@vanilla-extract/css'
import { unscaled } from '../../src/components/styling/unscaled.js'
import { vars } from '../../tokens/contract.css.js'

/** An area with a context menu. */
export const area = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: unscaled(240),
  blockSize: unscaled(96),
  padding: vars.space[3],
  boxSizing: 'border-box',
  borderRadius: vars.radius.panel[7],
  border: `1px dashed ${vars.gray.borderHover}`,
  overflow: 'hidden',
  textAlign: 'center',
})
