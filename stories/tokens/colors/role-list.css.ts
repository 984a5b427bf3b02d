import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.gray.line}`,
  '@container': { '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] } },
})

export const words = style({ display: 'grid', minInlineSize: 0 })
export const samples = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] })
export const source = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 })

/** The color on the background of its own appearance, so that a translucent color looks as in use. */
export const chip = style({
  flex: 'none',
  display: 'grid',
  inlineSize: '2.5rem',
  blockSize: '1.75rem',
  overflow: 'hidden',
  borderRadius: vars.radius.panel[3],
  background: vars.page.background,
  boxShadow: `0 0 0 1px ${vars.gray.border}`,
  forcedColorAdjust: 'none',
})
globalStyle(`${chip} > span`, { display: 'block' })
