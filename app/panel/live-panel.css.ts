import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/index.js'

export const panel = style({
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 27.5rem)',
  display: 'grid',
  // Keeps a hash of 66 characters from widening the panel.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.panel[7],
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
})

export const top = style({
  display: 'flex',
  // A long balance wraps to a line of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
})

export const network = style({ marginInlineStart: `calc(${vars.space[2]} * -1)`, minInlineSize: 0 })

export const balance = style({
  color: vars.gray.textMuted,
  fontSize: vars.font.size[4],
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })

export const result = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minInlineSize: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.panel[5],
  background: vars.accent.tint,
  color: vars.accent.textOnTint,
  fontSize: vars.font.size[3],
  lineHeight: vars.font.lineHeight[3],
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.gray.line}`,
  color: vars.gray.textMuted,
  fontSize: vars.font.size[3],
  fontVariantNumeric: 'tabular-nums',
})

export const switchLink = style({ marginInlineEnd: `calc(${vars.space[2]} * -1)`, minInlineSize: 0 })

/** Stays next to its icon. */
export const sentence = style({ flex: '1 1 8rem', minInlineSize: 0 })

export const hash = style({
  minInlineSize: 0,
  flex: '1 1 8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.mono,
  fontSize: vars.font.size[2],
})

/** Always rendered, so that its text is announced. Takes no space while it is empty. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } })

/** Puts a hash after a sentence on a line of its own. */
export const ownLine = style({ flexBasis: '100%', display: 'flex', minInlineSize: 0 })

export const resultIcon = style({ alignSelf: 'center', display: 'inline-flex' })
