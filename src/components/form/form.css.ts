import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'

export const form = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0, margin: 0 })

export const field = style(
  // No gap: a message has its own margin, and takes no room while it is empty.
  { display: 'grid', justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
)

export const label = style({
  paddingBlockEnd: scaled(6),
  overflowWrap: 'anywhere',
  color: vars.gray.text,
  fontSize: vars.font.size[3],
  lineHeight: vars.font.lineHeight[3],
  fontWeight: vars.font.weight.medium,
})

/** The live region exists before its message, so that the message is announced. */
export const place = style({ justifySelf: 'stretch', minInlineSize: 0 })

export const message = style({
  display: 'flex',
  gap: scaled(6),
  paddingBlockStart: scaled(6),
  color: vars.gray.text,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  overflowWrap: 'anywhere',
})

/** As high as the first line. */
export const sign = style({
  color: vars.accent.mark,
  blockSize: vars.font.lineHeight[2],
  '@media': forcedColors({ color: 'CanvasText' }),
})

export const words = style({ minInlineSize: 0 })
