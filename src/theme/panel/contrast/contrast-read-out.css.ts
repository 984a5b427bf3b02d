import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'

export const section = style(
  layer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0, gap: vars.space[2] }),
)

export const heading = style(layer({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] }))

export const title = style(
  layer({
    flex: 'none',
    margin: 0,
    fontSize: vars.font.size[2],
    lineHeight: vars.font.lineHeight[2],
    fontWeight: vars.font.weight.medium,
  }),
)

export const missing = style(
  layer({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.gray.textMuted,
    fontSize: vars.font.size[2],
    lineHeight: vars.font.lineHeight[2],
  }),
)

export const list = style(layer({ display: 'grid', gap: '0.375rem', margin: 0, padding: 0, listStyle: 'none' }))

export const pair = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    fontSize: vars.font.size[2],
    lineHeight: vars.font.lineHeight[2],
  }),
)

/**
 * A piece of the theme that is edited inside of the one the panel wears: its colours are that theme's, its sizes are
 * its own, so that it never moves.
 */
export const sample = style(
  layer({
    display: 'block',
    flex: 'none',
    inlineSize: '2.25rem',
    blockSize: '1.5rem',
    overflow: 'hidden',
    borderRadius: '0.375rem',
    background: vars.page.background,
    boxShadow: `0 0 0 1px ${vars.gray.line}`,
    fontSize: '0.75rem',
    lineHeight: '1.5rem',
    textAlign: 'center',
    forcedColorAdjust: 'none',
  }),
)

export const ground = style(layer({ display: 'block', blockSize: '100%', background: vars.panel.background }))

const text = { display: 'block', blockSize: '100%', fontWeight: vars.font.weight.medium } as const

export const kinds = {
  solid: style(layer({ ...text, background: vars.accent.solid, color: vars.accent.textOnSolid })),
  tint: style(layer({ ...text, background: vars.accent.tint, color: vars.accent.textOnTint })),
  muted: style(layer({ ...text, color: vars.accent.textMuted })),
  ring: style(
    layer({
      display: 'block',
      blockSize: '0.75rem',
      marginInline: '0.625rem',
      translate: '0 0.375rem',
      borderRadius: '0.1875rem',
      outline: `2px solid ${vars.accent.ring}`,
    }),
  ),
}

export const name = style(layer({ flex: '1 1 4rem', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }))

export const numbers = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[2],
    color: vars.gray.textMuted,
    fontSize: vars.font.size[1],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)

/** As wide as the longest, so that the figures stand below each other. */
export const verdictPlace = style(layer({ flex: '0 0 2.75rem', textAlign: 'end' }))
