import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { layer } from '../../components/styling/layer.js'
import { scaled } from '../../components/styling/scaled.js'

const appear = keyframes({ from: { opacity: 0 } })

/** Takes focus on each view change so that it is read out, and fades in, so that it changes 120 ms after the view. */
export const title = style(
  layer({
    outline: 'none',
    selectors: { '&:not([data-direction="none"])': { animation: `${appear} ${vars.motion.title} ease-out` } },
  }),
)

/** Its height follows the view inside by a transition; `Stack` writes the height. */
export const viewport = style(
  layer({
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    transition: `block-size calc(${vars.motion.height} * ${vars.motion.distance}) ease-out`,
  }),
)

const arrive = keyframes({
  from: { opacity: 0, transform: `translateX(calc(var(--lintel-slide) * ${vars.motion.distance}))` },
})

const slide = '1.25rem'

export const view = style(
  layer({
    selectors: {
      '&[data-direction="forward"], &[data-direction="back"]': {
        animation: `${arrive} ${vars.motion.view} ease-out`,
      },
      '&[data-direction="forward"]': { vars: { '--lintel-slide': slide } },
      '&[data-direction="back"]': { vars: { '--lintel-slide': `-${slide}` } },
      '&[data-direction="forward"]:dir(rtl)': { vars: { '--lintel-slide': `-${slide}` } },
      '&[data-direction="back"]:dir(rtl)': { vars: { '--lintel-slide': slide } },
    },
  }),
)

export const networkSelector = style(
  layer({ selectors: { '&&': { gap: vars.space[1], paddingInline: vars.space[1] } } }),
)
/** As small as the mark of a control. */
export const networkSelectorIcon = style(layer({ selectors: { '&&': { inlineSize: scaled(20) } } }))
