import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { reducedMotionQuery, reducedMotionSelector } from '../../../src/components/styling/states.js'
import { vars } from '../../../tokens/contract.css.js'

const fade = keyframes({ from: { opacity: 0 } })
const move = keyframes({ from: { insetInlineStart: 0 } })

export const list = style({ display: 'grid', gap: vars.space[4] })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
  '@media': { '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] } },
})
export const words = style({ display: 'grid', gap: '0.125rem' })
export const track = style({
  position: 'relative',
  blockSize: '2rem',
  borderRadius: '1rem',
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
})

const place = style({
  position: 'absolute',
  insetBlockStart: '0.25rem',
  insetInlineStart: 'calc(100% - 1.75rem)',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  background: vars.accent.solid,
  forcedColorAdjust: 'none',
})

export const ball = styleVariants(
  {
    title: vars.motion.title,
    height: vars.motion.height,
    view: vars.motion.view,
    shake: vars.motion.shake,
  },
  (duration) => [
    place,
    {
      selectors: {
        '&[data-is-played]': { animation: `${move} ${duration} ease-out` },
        [`${reducedMotionSelector}[data-is-played]`]: { animationName: fade },
      },
      '@media': { [reducedMotionQuery]: { selectors: { '&&[data-is-played]': { animationName: fade } } } },
    },
  ],
)
