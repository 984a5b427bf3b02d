import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../../components/styling/scaled.js'
import { forcedColors, noFocusRing } from '../../components/styling/states.js'
// Imported so that the rules below come after the rules they change.
import '../../components/button/button.css.js'
import '../../components/network-icon/network-icon.css.js'
import '../../components/avatar/avatar.css.js'

const appear = keyframes({ from: { opacity: 0 } })

/** Fades in, so that it is readable 120 ms after the view has changed. */
export const title = style({
  selectors: {
    ...noFocusRing,
    '&:not([data-direction="none"])': { animation: `${appear} ${vars.motion.title} ease-out` },
  },
})

/** `Stack` sets its height to that of the view. */
export const viewport = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.gray.borderHover} transparent`,
  // While the card grows, a view that will fit needs no scroll bar.
  selectors: { '&[data-resizing]': { overflowY: 'hidden' } },
  '@media': forcedColors({ scrollbarColor: 'auto' }),
  transition: `block-size calc(${vars.motion.height} * ${vars.motion.distance}) ease-out`,
})

const arrive = keyframes({
  from: { opacity: 0, transform: `translateX(calc(var(--lintel-slide) * ${vars.motion.distance}))` },
})

const slide = scaled(20)

export const view = style({
  selectors: {
    '&[data-direction="forward"], &[data-direction="back"]': {
      animation: `${arrive} ${vars.motion.view} ease-out`,
    },
    '&[data-direction="forward"]': { vars: { '--lintel-slide': slide } },
    '&[data-direction="back"]': { vars: { '--lintel-slide': `-${slide}` } },
    '&[data-direction="forward"]:dir(rtl)': { vars: { '--lintel-slide': `-${slide}` } },
    '&[data-direction="back"]:dir(rtl)': { vars: { '--lintel-slide': slide } },
  },
})

export const networkSelector = style({ gap: vars.space[1], paddingInline: vars.space[1] })
export const networkSelectorIcon = style({ inlineSize: scaled(20) })
