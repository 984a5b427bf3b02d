import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'

const size = (type: 1 | 2, corner: 2 | 3, block: number, inline: number) => ({
  padding: `${scaled(block)} ${scaled(inline)}`,
  borderRadius: vars.radius.control[corner],
  fontSize: vars.font.size[type],
  lineHeight: vars.font.lineHeight[type],
  letterSpacing: vars.font.letterSpacing[type],
})

export const badge = recipe({
  base: {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    // Not `auto`, which a row or column that stretches its children would stretch.
    inlineSize: 'fit-content',
    blockSize: 'fit-content',
    minInlineSize: 0,
    maxInlineSize: '100%',
    verticalAlign: 'middle',
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    '@media': forcedColors({ outline: '1px solid CanvasText', outlineOffset: '-1px' }),
  },
  variants: {
    size: { '1': size(1, 2, 1, 6), '2': size(1, 3, 3, 8), '3': size(2, 3, 4, 10) },
    variant: {
      solid: { background: vars.accent.solid, color: vars.accent.textOnSolid },
      soft: { background: vars.accent.tint, color: vars.accent.textOnTint },
      outline: { boxShadow: `inset 0 0 0 1px ${vars.accent.border}`, color: vars.accent.textOnTint },
    },
  },
  defaultVariants: { size: '2', variant: 'soft' },
})

export const content = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
