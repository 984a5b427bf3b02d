import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'
import { focusRing, hoverQuery } from '../../../components/styling/states.js'
import { tileMedia } from './radio-tile.css.js'

/** In one row while they have room, in several at large text. */
const rowOf = (least: string) =>
  style(
    layer({
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
      gap: vars.space[2],
    }),
  )

/** By where the words stand: beside the picture they need more room. */
export const rows = { beside: rowOf('5.375rem'), under: rowOf('2.875rem') }

export const option = style(
  layer({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: vars.space[1],
    minInlineSize: 0,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
  }),
)

export const tile = style(
  layer({
    position: 'relative',
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: '0.375rem',
    inlineSize: '100%',
    minBlockSize: `max(24px, ${scaled(36)})`,
    paddingInline: vars.space[1],
    borderRadius: vars.radius.control[4],
    boxShadow: `inset 0 0 0 1px ${vars.gray.border}`,
    color: vars.gray.textMuted,
    fontSize: vars.font.size[2],
    lineHeight: vars.font.lineHeight[2],
    selectors: {
      '&:has(:checked)': { boxShadow: `inset 0 0 0 1.5px ${vars.gray.text}`, color: vars.gray.text },
      '&:has(:focus-visible)': focusRing(),
    },
    '@media': {
      [hoverQuery]: { selectors: { '&:hover:not(:has(:checked))': { background: vars.gray.surface } } },
      ...tileMedia,
      '(forced-colors: active)': { ...tileMedia['(forced-colors: active)'], border: '1px solid ButtonBorder' },
    },
  }),
)

export const word = style(layer({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }))

export const caption = style(
  layer({
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    textAlign: 'center',
    color: vars.gray.textMuted,
    fontSize: vars.font.size[1],
    lineHeight: vars.font.lineHeight[1],
    selectors: { [`${option}:has(:checked) > &`]: { color: vars.gray.text } },
  }),
)
