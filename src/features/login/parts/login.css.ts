import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { scaled } from '../../../components/styling/scaled.js'
// Imported so that the rules below come after the rules they change.
import '../../../components/button/button.css.js'

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

export const error = style({
  margin: 0,
  paddingInline: vars.space[1],
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  color: vars.accent.textMuted,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const errorTitle = style({ display: 'block', fontWeight: vars.font.weight.medium })

/** Below a message: the code field and the texts about it. */
export const entry = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2], marginBlockStart: scaled(4) })

/** The question and its button on one line, and below them the reason why the button waits. */
export const resend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
})

export const timer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  color: vars.gray.textMuted,
  fontVariantNumeric: 'tabular-nums',
  // An empty live region takes no space.
  selectors: { '&:empty': { position: 'absolute' } },
})
