import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../../components/styling/scaled.js'
import { forcedColors } from '../../components/styling/states.js'
// Imported so that the rules below come after the rules they change.
import '../../components/button/button.css.js'

export const line = style({
  margin: 0,
  paddingBlockStart: scaled(2),
  fontSize: scaled(12.5),
  lineHeight: vars.font.lineHeight[2],
  color: vars.gray.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
})

export const link = style({
  color: 'inherit',
  fontWeight: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: vars.gray.mark,
  textUnderlineOffset: '3px',
  borderRadius: vars.radius.panel[1],
  // Also under a tap, which has no hover: `a:hover { color: … }` of a page outranks a class.
  selectors: { 'a&:hover': { color: vars.gray.text } },
  '@media': forcedColors({ color: 'LinkText' }),
})

/** One line high before the checkbox's code arrives, so that nothing moves then. */
export const check = style({ minBlockSize: scaled(24), paddingInline: vars.space[1] })

/** The controls that stay disabled until the visitor has agreed. */
export const gated = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  transition: `opacity ${vars.motion.view} ease-out`,
  selectors: { '&:where([inert])': { opacity: 0.55 } },
})

/** A solid button inside `gated`. While inert it has the colors of a disabled button; `gated` sets the opacity. */
export const gatedButton = style({
  selectors: { '[inert] &': { background: vars.gray.tintHover, color: vars.gray.text } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[inert] &': { background: 'ButtonFace', borderColor: 'ButtonText', color: 'ButtonText' } },
    },
  },
})
