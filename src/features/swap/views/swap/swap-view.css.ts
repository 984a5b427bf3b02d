import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../../../tokens/contract.css.js'
import { scaled } from '../../../../components/styling/scaled.js'
// Imported so that the rules below come after the rules they change.
import '../../../../components/icon-button/icon-button.css.js'

/** Between the two amounts. */
export const flip = style({
  display: 'flex',
  marginInline: 'auto',
  marginBlock: vars.space[2],
  borderRadius: '50%',
})

const fill = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })

export const ring = style({
  flex: 'none',
  inlineSize: scaled(14),
  blockSize: scaled(14),
  rotate: '-90deg',
  fill: 'none',
  stroke: vars.gray.borderHover,
  strokeWidth: 1.5,
})
globalStyle(`${ring} > circle`, { strokeDasharray: 1, animation: `${fill} 10s linear forwards` })
globalStyle(`${ring} > circle`, { '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } } })
