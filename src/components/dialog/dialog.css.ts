import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { sheetQuery } from '../styling/sheet-query.js'
import { forcedColors, reducedMotionQuery, reducedMotionSelector } from '../styling/states.js'

// Important, so that a rule of the app for html does not unlock it. A gutter is kept only where a scroll bar was.
globalStyle('html:has([data-lintel-modal])', { overflow: 'hidden !important' })
globalStyle('html:has([data-lintel-modal="scrollbar"])', { scrollbarGutter: 'stable !important' })

const appear = keyframes({ from: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0 } })
// Card and sheet share the animation names, because a new name would restart the animation when the window is resized.
const lift = createVar()
const width = createVar()
const rise = keyframes({ from: { translate: `0 ${lift}` } })
const sink = keyframes({ to: { translate: `0 ${lift}` } })

// Two of each: changing the name restarts the animation.
const shakeFrames = {
  '10%, 90%': { transform: 'translateX(-1px)' },
  '20%, 80%': { transform: 'translateX(2px)' },
  '30%, 50%, 70%': { transform: 'translateX(-5px)' },
  '40%, 60%': { transform: 'translateX(5px)' },
}
const noticeFrames = { from: { outlineColor: vars.accent.ring } }
const shakes = {
  odd: { move: keyframes(shakeFrames), still: keyframes(noticeFrames) },
  even: { move: keyframes({ ...shakeFrames }), still: keyframes({ ...noticeFrames }) },
}

/** The animation names of a shake, to recognise its `animationend`. */
export const shakeAnimations = Object.values(shakes).flatMap(({ move, still }) => [move, still])

const enter = `${vars.motion.view} ease-out`
const leave = `${vars.motion.view} ease-in forwards`
const shake = (name: string) => `${name} ${vars.motion.shake} linear`

export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.modal.zIndex,
  display: 'grid',
  placeItems: 'center',
  // Its children set `auto` again, also inside a dialog of another library that disables pointer events on body.
  pointerEvents: 'none',
  selectors: {
    '&:where([data-state="open"])': { animation: `${appear} ${enter}` },
    '&:where([data-state="closed"])': { animation: `${vanish} ${leave}` },
  },
  '@media': { [sheetQuery]: { alignItems: 'end' } },
})

export const overlay = style({
  position: 'absolute',
  inset: 0,
  background: vars.overlay,
  WebkitTapHighlightColor: 'transparent',
  // Keeps the wheel and touch from scrolling the page.
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  touchAction: 'none',
  // During the closing animation presses go to the page.
  selectors: { ':where([data-state="open"]) > &': { pointerEvents: 'auto' } },
})

export const card = style({
  position: 'relative',
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: width,
  maxInlineSize: `calc(100% - ${vars.space[6]})`,
  maxBlockSize: `calc(100dvh - ${vars.space[6]})`,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.panel.background,
  backdropFilter: vars.panel.backdrop,
  borderRadius: vars.radius.panel[8],
  boxShadow: `inset 0 1px 0 ${vars.panel.topLight}, ${vars.shadow[6]}`,
  color: vars.gray.text,
  // The card gets focus only when nothing inside can take it.
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  vars: { [lift]: `calc(8px * ${vars.motion.distance})` },
  selectors: {
    ':where([data-state="open"]) > &': { animation: `${rise} ${enter}` },
    ':where([data-state="closed"]) > &': { animation: `${sink} ${leave}` },
    '&:where([data-shake="odd"])': { animation: `${rise} ${enter}, ${shake(shakes.odd.move)}` },
    '&:where([data-shake="even"])': { animation: `${rise} ${enter}, ${shake(shakes.even.move)}` },
    [`${reducedMotionSelector}[data-shake="odd"]`]: { animation: shake(shakes.odd.still) },
    [`${reducedMotionSelector}[data-shake="even"]`]: { animation: shake(shakes.even.still) },
  },
  '@media': {
    [reducedMotionQuery]: {
      selectors: {
        '&:where([data-shake="odd"])': { animation: shake(shakes.odd.still) },
        '&:where([data-shake="even"])': { animation: shake(shakes.even.still) },
      },
    },
    [sheetQuery]: {
      vars: { [lift]: `calc(100% * ${vars.motion.distance})` },
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: `calc(100dvh - max(${vars.space[5]}, env(safe-area-inset-top)))`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
    ...forcedColors({ border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' }),
  },
})

/** Each sets the width, so that a dialog inside another has its own. */
export const sizes = styleVariants({
  '1': { vars: { [width]: vars.modal.width } },
  '2': { vars: { [width]: scaled(480) } },
  '3': { vars: { [width]: scaled(640) } },
})

export const header = style({
  flex: 'none',
  display: 'grid',
  // Both sides have the same width, so that the title is centred; they shrink before the title wraps.
  gridTemplateColumns: `minmax(${vars.control[2]}, 1fr) auto minmax(${vars.control[2]}, 1fr)`,
  alignItems: 'center',
  columnGap: scaled(4),
  boxSizing: 'border-box',
  minBlockSize: `var(--lintel-dialog-header-height, ${scaled(60)})`,
  paddingInline: scaled(12),
})

export const headerStart = style({ display: 'flex' })
export const headerTitle = style({ minInlineSize: 0, textAlign: 'center' })
export const headerEnd = style({ display: 'flex', justifyContent: 'end' })

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[4]}`,
})

export const title = style({
  margin: 0,
  color: 'inherit',
  fontSize: vars.font.size[5],
  lineHeight: vars.font.lineHeight[5],
  letterSpacing: vars.font.letterSpacing[5],
  fontWeight: vars.font.weight.medium,
  // The header has room for two lines, which large text in a narrow window needs.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const description = style({
  margin: 0,
  color: vars.gray.textMuted,
  fontSize: vars.font.size[3],
  lineHeight: vars.font.lineHeight[3],
})

const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '357%' } })
const slideRtl = keyframes({ from: { translate: '100%' }, to: { translate: '-357%' } })
const pulse = keyframes({ '50%': { opacity: 0.35 } })
const steady = { animation: `${pulse} 1.6s ease-in-out infinite`, inlineSize: '100%' } as const

export const beamTrack = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(var(--lintel-dialog-header-height, ${scaled(60)}) - 2px)`,
  blockSize: '2px',
  overflow: 'hidden',
  pointerEvents: 'none',
})

export const beam = style({
  display: 'block',
  blockSize: '100%',
  inlineSize: '28%',
  background: vars.accent.mark,
  animation: `${slide} 1.1s ease-in-out infinite`,
  selectors: {
    '&:where(:dir(rtl))': { animationName: slideRtl },
    [reducedMotionSelector]: steady,
  },
  '@media': { [reducedMotionQuery]: steady, ...forcedColors({ background: 'Highlight' }) },
})
