import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { unscaled } from '../../components/styling/unscaled.js'

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })

export const list = style({ display: 'grid', gap: unscaled(6), margin: 0, padding: 0, listStyle: 'none' })

export const pair = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2] })

/** Has the colors of the theme that is edited, in fixed sizes. */
export const sample = style({
  display: 'block',
  flex: 'none',
  inlineSize: unscaled(36),
  blockSize: unscaled(24),
  overflow: 'hidden',
  borderRadius: unscaled(6),
  background: vars.page.background,
  boxShadow: `0 0 0 1px ${vars.gray.line}`,
  fontSize: unscaled(12),
  lineHeight: unscaled(24),
  textAlign: 'center',
  forcedColorAdjust: 'none',
})

export const ground = style({ display: 'block', blockSize: '100%', background: vars.panel.background })

const text = { display: 'block', blockSize: '100%', fontWeight: vars.font.weight.medium } as const

export const kinds = styleVariants({
  solid: { ...text, background: vars.accent.solid, color: vars.accent.textOnSolid },
  tint: { ...text, background: vars.accent.tint, color: vars.accent.textOnTint },
  muted: { ...text, color: vars.accent.textMuted },
  ring: {
    display: 'block',
    blockSize: unscaled(12),
    marginInline: unscaled(10),
    translate: `0 ${unscaled(6)}`,
    borderRadius: unscaled(3),
    outline: `2px solid ${vars.accent.ring}`,
  },
})

export const name = style({
  flex: `1 1 ${unscaled(64)}`,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const numbers = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2], whiteSpace: 'nowrap' })

/** As wide as the longest verdict, so that the numbers line up. */
export const verdictPlace = style({ flex: `0 0 ${unscaled(44)}`, textAlign: 'end' })
