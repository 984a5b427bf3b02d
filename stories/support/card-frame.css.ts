import { style } from '@vanilla-extract/css'
import { forcedColors } from '../../src/components/styling/states.js'
import { vars } from '../../tokens/contract.css.js'

export const sheet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space[5],
  padding: vars.space[4],
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  // On a phone the card is a sheet.
  '@media': { '(max-width: 430px)': { paddingInline: 0 } },
})

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  gap: vars.space[2],
  margin: 0,
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const caption = style({ color: vars.gray.textMuted, fontSize: vars.font.size[1] })

export const card = style({
  boxSizing: 'border-box',
  inlineSize: vars.modal.width,
  maxInlineSize: '100%',
  overflow: 'hidden',
  background: vars.panel.background,
  backdropFilter: vars.panel.backdrop,
  borderRadius: vars.radius.panel[8],
  boxShadow: `inset 0 1px 0 ${vars.panel.topLight}, ${vars.shadow[6]}`,
  color: vars.gray.text,
  '@media': forcedColors({ border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' }),
})
