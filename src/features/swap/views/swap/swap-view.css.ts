import { keyframes, style } from '@vanilla-extract/css'
// Imported so that the rules below come after the rules they change.
import '../../../../components/icon-button/icon-button.css.js'

/** Round, between the two amounts. */
export const flip = style({ borderRadius: '50%' })

const fill = keyframes({ from: { strokeDashoffset: 1 } })

export const ring = style({
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${fill} 10s linear` } },
})
