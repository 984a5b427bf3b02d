import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/index.js'

const WIDE = '(min-width: 60rem)'

/** The dashboard, with the card at its end where there is room. */
export const besideDashboard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridTemplateColumns: `minmax(0, 1fr) calc(${vars.unit} * 360 + ${vars.space[7]})` } },
})

/** The line above the dashboard continues above it. */
export const place = style({
  minInlineSize: 0,
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.gray.line}`,
  '@media': { [WIDE]: { paddingInlineStart: vars.space[7] } },
})

/** As wide and with the surface of the modal, which shows the same form. */
export const card = style({
  boxSizing: 'border-box',
  maxInlineSize: `calc(${vars.unit} * 360)`,
  marginInline: 'auto',
  borderRadius: vars.radius.panel[8],
  background: `light-dark(#fff, ${vars.scale.gray[2]})`,
  boxShadow: vars.shadow[3],
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

export const cardTitle = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${vars.unit} * 52)`,
  paddingInline: `calc(${vars.unit} * 18)`,
})
