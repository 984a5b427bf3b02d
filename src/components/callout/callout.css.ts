import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'

const size = (block: 2 | 3, inline: 3 | 4, type: 2 | 3) => ({
  paddingBlock: vars.space[block],
  paddingInline: vars.space[inline],
  columnGap: vars.space[block],
  fontSize: vars.font.size[type],
  lineHeight: vars.font.lineHeight[type],
  letterSpacing: vars.font.letterSpacing[type],
})

export const callout = recipe({
  base: {
    boxSizing: 'border-box',
    display: 'flex',
    minInlineSize: 0,
    margin: 0,
    borderRadius: vars.radius.panel[6],
    background: vars.accent.tint,
    color: vars.accent.textOnTint,
    '@media': forcedColors({ border: '1px solid CanvasText' }),
  },
  variants: { size: { '1': size(2, 3, 2), '2': size(3, 4, 3) } },
  defaultVariants: { size: '2' },
})

/** As high as the first line of text. */
export const picture = style({ flex: 'none', display: 'inline-flex', alignItems: 'center', blockSize: '1lh' })

/** The action is at the end of the line, or below the text when there is no room. */
export const body = style({
  flex: '1',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  columnGap: vars.space[3],
})

export const words = style({ flex: `1 1 ${scaled(192)}`, minInlineSize: 0, overflowWrap: 'break-word' })

export const heading = style({ fontWeight: vars.font.weight.medium, unicodeBidi: 'isolate' })
