import { type CSSProperties, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { reducedMotionQuery, reducedMotionSelector } from '../styling/states.js'

const pulse = keyframes({ '50%': { opacity: 0.5 } })

/** The skeleton may be on the element of any component, in any order of stylesheets. */
const important = (rule: CSSProperties): CSSProperties =>
  Object.fromEntries(Object.entries(rule).map(([property, value]) => [property, `${value} !important`]))

const still = important({ animation: 'none' })

export const skeleton = style({
  ...important({
    background: vars.gray.tintHover,
    color: 'transparent',
    borderColor: 'transparent',
    boxShadow: 'none',
    outline: 'none',
    textDecoration: 'none',
    cursor: 'default',
    pointerEvents: 'none',
    userSelect: 'none',
    animation: `${pulse} 1.6s ease-in-out infinite`,
  }),
  selectors: {
    '&::before, &::after': important({ visibility: 'hidden' }),
    '&:where(img, video)': important({ objectPosition: '-100vmax' }),
    [reducedMotionSelector]: still,
  },
  '@media': {
    [reducedMotionQuery]: still,
    '(forced-colors: active)': important({
      forcedColorAdjust: 'none',
      background: 'Canvas',
      outline: '1px dashed GrayText',
      outlineOffset: '-1px',
    }),
  },
})

// A style cannot select children.
globalStyle(`.${skeleton} > *`, important({ visibility: 'hidden' }))

/** Around text: a bar for each line. */
export const lines = style({ borderRadius: vars.radius.panel[2], boxDecorationBreak: 'clone' })

export const block = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: '1em',
  borderRadius: vars.radius.panel[2],
})
