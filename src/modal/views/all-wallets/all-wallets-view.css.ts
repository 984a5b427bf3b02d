import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { pressable } from '../../../components/styling/pressable.js'
import { scaled } from '../../../components/styling/scaled.js'
import { focusRing, forcedColors } from '../../../components/styling/states.js'

export const body = style(layer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }))
export const searchLine = style(
  layer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column', gap: vars.space[2] }),
)
/** As high as the switch, whose code may come a moment later. */
export const filterLine = style(layer({ minBlockSize: scaled(24), paddingInline: vars.space[1] }))

/**
 * Scrolls by itself, so that the search stays; always as high, so that the card does not jump while one types. It
 * reaches to the edge of the card: what is below it is seen to go on.
 */
export const results = style(
  layer({
    position: 'relative',
    boxSizing: 'border-box',
    blockSize: `min(${scaled(408)}, max(${scaled(200)}, calc(100dvh - ${scaled(236)})))`,
    marginBlockEnd: `calc(-1 * ${scaled(16)})`,
    // The grid scrolls by itself; a message in large text does here.
    overflowY: 'auto',
    outline: 'none',
  }),
)

export const scroller = style(
  layer({
    blockSize: '100%',
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockEnd: scaled(12),
    boxSizing: 'border-box',
    scrollbarWidth: 'none',
    outline: 'none',
    '@media': { '(pointer: fine)': { scrollbarWidth: 'thin', scrollbarColor: `${vars.gray.line} transparent` } },
  }),
)

export const line = style(layer({ display: 'grid', minInlineSize: 0 }))

export const tile = style(
  layer({
    appearance: 'none',
    boxSizing: 'border-box',
    margin: 0,
    border: 0,
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: '100%',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: scaled(6),
    padding: `${scaled(10)} ${scaled(4)} ${scaled(8)}`,
    borderRadius: vars.radius.panel[6],
    font: 'inherit',
    color: vars.gray.text,
    textAlign: 'center',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    ...pressable('transparent', vars.gray.tint, vars.gray.tintActive),
    selectors: {
      '&:active': { background: vars.gray.tintActive },
      '&:focus-visible': { background: vars.gray.tint, ...focusRing('inside') },
    },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { background: vars.gray.tint } } },
      ...forcedColors({ color: 'ButtonText' }),
    },
  }),
)

export const name = style(
  layer({
    maxInlineSize: '100%',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: scaled(12.5),
    lineHeight: vars.font.lineHeight[1],
    fontWeight: vars.font.weight.medium,
  }),
)

export const tag = style(
  layer({
    fontSize: vars.font.size[1],
    lineHeight: vars.font.lineHeight[1],
    color: vars.accent.textMuted,
    '@media': forcedColors({ color: 'inherit' }),
  }),
)

export const boneTile = style(
  layer({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: scaled(10),
    padding: `${scaled(10)} ${scaled(4)} ${scaled(12)}`,
  }),
)
export const boneIcon = style(
  layer({ selectors: { '&&': { borderRadius: `calc(${scaled(16)} * ${vars.radiusFactor})` } } }),
)

/** As wide as all columns. */
export const failed = style(
  layer({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    fontSize: vars.font.size[2],
    lineHeight: vars.font.lineHeight[2],
    color: vars.gray.textMuted,
    textAlign: 'center',
  }),
)
