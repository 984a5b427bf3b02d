import { style } from '@vanilla-extract/css'
import { layer } from '../styling/layer.js'

export const visuallyHidden = style(
  layer({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)
