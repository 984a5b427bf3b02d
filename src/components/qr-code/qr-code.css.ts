import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { layer } from '../styling/layer.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'

/** Edge and corner, px at scaling 100%. */
const size = (edge: number, corner: number) =>
  layer({ inlineSize: scaled(edge), borderRadius: `calc(${scaled(corner)} * ${vars.radiusFactor})` })

export const qrCode = recipe({
  base: layer({
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    flex: 'none',
    aspectRatio: '1',
    maxInlineSize: '100%',
    margin: 0,
    overflow: 'hidden',
  }),
  variants: { size: { '1': size(200, 14), '2': size(256, 16), '3': size(312, 18) } },
  defaultVariants: { size: '3' },
})

/** The one place whose colours no theme and no system may change: dark on white is what cameras read. */
export const field = style(
  layer({
    background: 'white',
    boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    userSelect: 'none',
  }),
)

export const code = style(layer({ gridArea: '1 / 1', display: 'block', inlineSize: '100%', blockSize: '100%' }))

// On whole pixels: else every edge would be half gray on a screen of few pixels.
export const modules = style(layer({ fill: '#111', shapeRendering: 'crispEdges' }))

/** 58 of 312 px. */
export const logo = style(
  layer({
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
  }),
)

export const mark = style(layer({ inlineSize: '54%', display: 'block' }))

export const wait = style(layer({ blockSize: '100%', borderRadius: 'inherit' }))

export const refusal = style(
  layer({
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
    // As large as the code that does not come, and larger for longer words.
    overflow: 'visible',
    '@media': forcedColors({ outline: '1px solid CanvasText', outlineOffset: '-1px' }),
  }),
)
