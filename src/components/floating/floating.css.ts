import { createVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { forcedColors } from '../styling/states.js'

const fromX = createVar()
const fromY = createVar()
const appear = keyframes({ from: { opacity: 0, translate: `${fromX} ${fromY}` } })
const vanish = keyframes({ to: { opacity: 0 } })
const step = (sign: 1 | -1) => `calc(${sign * 4}px * ${vars.motion.distance})`

/** Above the page, on the layer of the modal; later ones cover earlier ones. */
export const floating = style({
  boxSizing: 'border-box',
  zIndex: vars.modal.zIndex,
  maxInlineSize: 'var(--radix-popper-available-width)',
  maxBlockSize: 'var(--radix-popper-available-height)',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  // A dialog of another library may disable pointer events on body.
  pointerEvents: 'auto',
  vars: { [fromX]: '0px', [fromY]: '0px' },
  animation: `${appear} ${vars.motion.title} ease-out`,
  selectors: {
    '&:where([data-side="top"])': { vars: { [fromY]: step(1) } },
    '&:where([data-side="bottom"])': { vars: { [fromY]: step(-1) } },
    '&:where([data-side="left"])': { vars: { [fromX]: step(1) } },
    '&:where([data-side="right"])': { vars: { [fromX]: step(-1) } },
    '&:where([data-state="closed"])': {
      animation: `${vanish} ${vars.motion.title} ease-in forwards`,
      pointerEvents: 'none',
    },
  },
  '@media': forcedColors({ border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' }),
})
