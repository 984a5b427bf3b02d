import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'

/** Edge and radius, px at scaling 100 %. */
const size = (edge: number, corner: number) => ({
  inlineSize: scaled(edge),
  borderRadius: `calc(${scaled(corner)} * ${vars.radiusFactor})`,
})

export const qrCode = recipe({
  base: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    flex: 'none',
    aspectRatio: '1',
    maxInlineSize: '100%',
    margin: 0,
    overflow: 'hidden',
  },
  variants: { size: { '1': size(200, 14), '2': size(256, 16), '3': size(312, 18) } },
  defaultVariants: { size: '3' },
})

/** Dark on white in every theme and in forced colors, for cameras. */
export const field = style({
  background: 'white',
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  userSelect: 'none',
})

export const code = style({ gridArea: '1 / 1', display: 'block', inlineSize: '100%', blockSize: '100%' })

// On whole pixels: otherwise edges would be blurred.
export const modules = style({ fill: '#111', shapeRendering: 'crispEdges' })

/** 58 of 312 px. */
export const logo = style({
  gridArea: '1 / 1',
  placeSelf: 'center',
  inlineSize: `${(58 / 312) * 100}%`,
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: `calc(${(16 / 58) * 100}% * ${vars.radiusFactor})`,
  background: vars.accent.solid,
  color: vars.accent.markOnSolid,
})

export const mark = style({ inlineSize: '54%', display: 'block' })

export const wait = style({ blockSize: '100%', borderRadius: 'inherit' })

export const refusal = style({
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
  color: vars.gray.text,
  fontSize: vars.font.size[3],
  lineHeight: vars.font.lineHeight[3],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // At least as large as the code.
  overflow: 'visible',
  '@media': forcedColors({ outline: '1px solid CanvasText', outlineOffset: '-1px' }),
})
