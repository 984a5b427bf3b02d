import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'

/** Over the whole tile, so that a tooltip, a finger and a screen reader's cursor find the radio where it is drawn. */
export const radio = style(
  layer({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    borderRadius: 'inherit',
    outline: 'none',
    cursor: 'pointer',
  }),
)

/** What a tile with a radio in it does for a finger, and where the system chooses the colours. */
export const tileMedia = {
  '(pointer: coarse)': { minBlockSize: vars.touchTarget },
  '(forced-colors: active)': {
    color: 'ButtonText',
    selectors: {
      '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      '&:has(:focus-visible)': { outline: '3px solid Highlight', outlineOffset: '1px' },
    },
  },
} as const
