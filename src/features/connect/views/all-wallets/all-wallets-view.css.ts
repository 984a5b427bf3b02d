import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../tokens/contract.css.js'
import { pressable } from '../../../../components/styling/pressable.js'
import { scaled } from '../../../../components/styling/scaled.js'
import { focusRing, forcedColors } from '../../../../components/styling/states.js'
import { tileHeight } from '../../../../parts/view-skeleton/tiles.css.js'

export const searchLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: vars.space[2],
})

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

/** Sized inline to the height of all lines. */
export const lines = style({ position: 'relative' })

/** `strict` containment: rendering one line causes no layout of the others. */
export const line = style({ position: 'absolute', insetInline: 0, contain: 'strict', blockSize: tileHeight })

export const tile = style({
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
  padding: `${scaled(8)} ${scaled(4)} 0`,
  borderRadius: vars.radius.panel[6],
  font: 'inherit',
  color: vars.gray.text,
  textAlign: 'center',
  overflow: 'hidden',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  ...pressable('transparent', vars.gray.tint, vars.gray.tintActive, forcedColors({ color: 'ButtonText' })),
  selectors: {
    '&:active': { background: vars.gray.tintActive },
    '&:focus-visible': { background: vars.gray.tint, ...focusRing('inside') },
  },
})

/** In place of an image that is not loaded yet. It does not move as a Skeleton does: the wait is short, and a grid has many. */
export const picturePlace = style({ padding: scaled(28), background: vars.gray.tintHover })

/** Two lines of text, or one when a tag follows. */
export const name = style({
  maxInlineSize: '100%',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: scaled(12.5),
  lineHeight: vars.font.lineHeight[1],
  fontWeight: vars.font.weight.medium,
  selectors: { '&:has(+ *)': { WebkitLineClamp: 1 } },
})

export const tag = style({
  marginBlockStart: scaled(-6),
  fontSize: vars.font.size[1],
  lineHeight: vars.font.lineHeight[1],
  color: vars.accent.textMuted,
  '@media': forcedColors({ color: 'inherit' }),
})

export const failed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  color: vars.gray.textMuted,
  textAlign: 'center',
})
