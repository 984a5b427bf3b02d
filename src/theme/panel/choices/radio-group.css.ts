import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'

export const group = style(
  layer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
)

export const heading = style(
  layer({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    fontSize: vars.font.size[2],
    lineHeight: vars.font.lineHeight[2],
  }),
)

export const title = style(layer({ flex: 'none', fontWeight: vars.font.weight.medium }))

/** The name of a brand is as long as its owner likes. */
export const value = style(
  layer({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.gray.textMuted,
  }),
)
