import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { layer } from '../styling/layer.js'
import { reducedMotionQuery, reducedMotionSelector } from '../styling/states.js'

const pulse = keyframes({ '50%': { opacity: 0.5 } })

// Doubled selectors: the looks of whatever it stands for give way, whichever css file arrives last.
export const skeleton = style(
  layer({
    selectors: {
      '&&&': {
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
      },
      '&&&::before, &&&::after': { visibility: 'hidden' },
      '&&&:is(img, video)': { objectPosition: '-100vmax' },
      [`${reducedMotionSelector}&&`]: { animation: 'none' },
    },
    '@media': {
      [reducedMotionQuery]: { selectors: { '&&&': { animation: 'none' } } },
      '(forced-colors: active)': {
        selectors: {
          '&&&': {
            forcedColorAdjust: 'none',
            background: 'Canvas',
            outline: '1px dashed GrayText',
            outlineOffset: '-1px',
          },
        },
      },
    },
  }),
)

// Children cannot be named from inside a style.
const tripled = `.${skeleton}.${skeleton}.${skeleton}`
globalStyle(`${tripled} > *`, layer({ visibility: 'hidden' }) as Parameters<typeof globalStyle>[1])

/** Around bare words: each line of them gets a bar of its own. */
export const lines = style(layer({ borderRadius: vars.radius.panel[2], boxDecorationBreak: 'clone' }))

export const block = style(
  layer({ display: 'block', maxInlineSize: '100%', blockSize: '1em', borderRadius: vars.radius.panel[2] }),
)
