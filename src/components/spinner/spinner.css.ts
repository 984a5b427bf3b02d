import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { scaled } from '../styling/scaled.js'
import { forcedColors, reducedMotionQuery, reducedMotionSelector } from '../styling/states.js'

const turn = keyframes({ to: { rotate: '1turn' } })
const pulse = keyframes({ '50%': { opacity: 0.35 } })

const steady = { animationName: pulse, animationDuration: '1.6s', animationTimingFunction: 'ease-in-out' } as const
/** Both sizes, or a row that stretches its children would make an ellipse of it. */
const edge = (px: number) => ({ inlineSize: scaled(px), blockSize: scaled(px) })

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    boxSizing: 'border-box',
    verticalAlign: 'middle',
    borderRadius: '50%',
    border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
    borderBlockStartColor: 'currentColor',
    animation: `${turn} 0.8s linear infinite`,
    '@media': {
      [reducedMotionQuery]: steady,
      // In the color of its surroundings, such as the text of a solid button.
      ...forcedColors({ forcedColorAdjust: 'preserve-parent-color' }),
    },
    selectors: { [reducedMotionSelector]: steady },
  },
  variants: { size: { '1': edge(14), '2': edge(16), '3': edge(20) } },
  defaultVariants: { size: '2' },
})
