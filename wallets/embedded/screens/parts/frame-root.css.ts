import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

globalStyle('body', { margin: 0 })

/** The request fills the frame, whatever its height. It has the background of the card around the frame. */
export const fill = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  blockSize: '100dvh',
  background: vars.panel.background,
})
