import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'

const size = (edge: number, type: 1 | 2 | 3, corner: 2 | 3) => ({
  minInlineSize: scaled(edge),
  minBlockSize: scaled(edge),
  borderRadius: vars.radius.panel[corner],
  fontSize: vars.font.size[type],
})

export const kbd = recipe({
  base: {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxInlineSize: '100%',
    paddingBlock: 0,
    paddingInline: scaled(5),
    border: `1px solid ${vars.gray.border}`,
    background: vars.gray.surface,
    color: vars.gray.textMuted,
    lineHeight: 1,
    letterSpacing: 0,
    overflowWrap: 'anywhere',
    verticalAlign: 'middle',
    '@media': forcedColors({ borderColor: 'CanvasText' }),
  },
  variants: { size: { '1': size(18, 1, 2), '2': size(20, 1, 2), '3': size(24, 2, 3) } },
  defaultVariants: { size: '2' },
})
