import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../tokens/contract.css.js'
import { scaled } from '../../../../components/styling/scaled.js'
import { forcedColors } from '../../../../components/styling/states.js'
// Imported so that the rules below come after the rules they change.
import '../../../../components/scroll-area/scroll-area.css.js'

export const introduction = style({ display: 'grid', justifyItems: 'center', gap: scaled(6), textAlign: 'center' })

export const images = style({ display: 'flex', gap: scaled(10), marginBlockEnd: scaled(10) })

export const buttons = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] })

export const messageArea = style({
  boxSizing: 'border-box',
  borderRadius: vars.radius.panel[7],
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
  '@media': forcedColors({ border: '1px solid CanvasText' }),
})

/** As high as a message without a statement; a longer one scrolls. */
export const scrolled = style({ maxBlockSize: scaled(208) })

/** Every line has the direction of its own text. */
export const messageText = style({
  margin: 0,
  padding: `${vars.space[3]} ${scaled(14)}`,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size[1],
  lineHeight: vars.font.lineHeight[2],
  fontVariantLigatures: 'none',
  letterSpacing: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
})
