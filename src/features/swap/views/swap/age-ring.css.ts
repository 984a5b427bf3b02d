import { keyframes, style } from '@vanilla-extract/css'

const fill = keyframes({ from: { strokeDashoffset: 1 } })

export const ring = style({
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${fill} 10s linear` } },
})
