import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

/** Gets the focus when it appears, so that screen readers read it first. It is not interactive, so it needs no ring. */
export const title = style({ outline: 'none' })

export const anywhere = style({ overflowWrap: 'anywhere' })

export const legend = style({ padding: 0, marginBlockEnd: vars.space[2] })

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})

export const group = style({
  margin: 0,
  padding: vars.space[1],
  listStyle: 'none',
  borderRadius: vars.radius.panel[6],
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
})

export const row = style({
  boxSizing: 'border-box',
  minBlockSize: '3.25rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.panel[5],
  selectors: {
    'label&': { cursor: 'pointer' },
    'label&:hover': { background: vars.gray.tint },
    '&:focus-within': { background: vars.gray.tint },
  },
})

export const radio = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  flexShrink: 0,
  accentColor: vars.accent.solid,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.accent.ring}`, outlineOffset: 2 } },
})

export const rowText = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' })

/** At the side of the column, in any direction of the name. */
export const rowName = style({
  alignSelf: 'flex-start',
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
})

/** Small enough for an address to fit on one line of the window. */
export const mono = style({ fontFamily: vars.font.mono, fontSize: vars.font.size[2] })

export const details = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.panel[6],
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
})

export const detail = style({ display: 'grid', gap: vars.space[1] })

export const term = style({ color: vars.gray.textMuted, fontSize: vars.font.size[2] })

export const value = style({
  margin: 0,
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const scroll = style({
  boxSizing: 'border-box',
  margin: 0,
  padding: vars.space[4],
  maxBlockSize: '16rem',
  overflow: 'auto',
  borderRadius: vars.radius.panel[6],
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.accent.ring}`, outlineOffset: 2 } },
})

/** Stays visible when the request is long. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space[2],
  background: vars.page.background,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[3],
  marginBlockStart: 'auto',
})
