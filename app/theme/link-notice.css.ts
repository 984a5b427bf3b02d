import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/index.js'

export const place = style({
  position: 'fixed',
  insetBlockEnd: vars.space[4],
  insetInline: vars.space[4],
  display: 'grid',
  justifyContent: 'center',
  // The container covers the page's width; clicks beside the notice go to the page.
  pointerEvents: 'none',
})

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderRadius: vars.radius.panel[6],
  // Opaque, because there is text behind it.
  background: vars.page.background,
  boxShadow: vars.shadow[5],
  color: vars.gray.text,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  pointerEvents: 'auto',
})

export const sentence = style({ flex: '1 1 12rem', margin: 0 })

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], marginInlineStart: 'auto' })
