import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'

/** The edge in px at scaling 100 %, the radius when square, and the font size. */
const size = (edge: number, corner: 3 | 4 | 5 | 7 | 8, type: 1 | 3 | 4 | 6 | 7) => ({
  inlineSize: scaled(edge),
  borderRadius: vars.radius.panel[corner],
  fontSize: vars.font.size[type],
})

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    flex: 'none',
    aspectRatio: '1',
    overflow: 'hidden',
    verticalAlign: 'middle',
    background: vars.accent.tint,
    color: vars.accent.textOnTint,
    fontWeight: vars.font.weight.medium,
    lineHeight: 1,
    userSelect: 'none',
    '@media': forcedColors({ outline: '1px solid CanvasText', outlineOffset: '-1px' }),
  },
  variants: {
    size: { '1': size(24, 3, 1), '2': size(32, 4, 3), '3': size(36, 5, 4), '4': size(48, 7, 6), '5': size(64, 8, 7) },
    shape: { round: { borderRadius: '50%' }, square: {} },
  },
  defaultVariants: { size: '3', shape: 'round' },
})

const fill = { gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%' } as const

export const image = style({ ...fill, display: 'block', objectFit: 'cover' })
export const fallback = style({ ...fill, display: 'grid', placeItems: 'center' })
/** Half of the avatar. */
export const emblem = style({ inlineSize: '50%', blockSize: '50%' })
export const identicon = style({ ...fill, display: 'block' })
