import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })

export const list = style({ display: 'grid', gap: '0.375rem', margin: 0, padding: 0, listStyle: 'none' })

export const pair = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2] })

/** Has the colors of the theme that is edited, in fixed sizes. */
export const sample = style({
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
})

export const ground = style({ display: 'block', blockSize: '100%', background: vars.panel.background })

const text = { display: 'block', blockSize: '100%', fontWeight: vars.font.weight.medium } as const

export const kinds = styleVariants({
  solid: { ...text, background: vars.accent.solid, color: vars.accent.textOnSolid },
  tint: { ...text, background: vars.accent.tint, color: vars.accent.textOnTint },
  muted: { ...text, color: vars.accent.textMuted },
  ring: {
    display: 'block',
    blockSize: '0.75rem',
    marginInline: '0.625rem',
    translate: '0 0.375rem',
    borderRadius: '0.1875rem',
    outline: `2px solid ${vars.accent.ring}`,
  },
})

export const name = style({ flex: '1 1 4rem', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

export const numbers = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2], whiteSpace: 'nowrap' })

/** As wide as the longest verdict, so that the numbers line up. */
export const verdictPlace = style({ flex: '0 0 2.75rem', textAlign: 'end' })
