import { globalStyle, style } from '@vanilla-extract/css'

globalStyle('body', { margin: 0 })

/** The request fills the frame, whatever its height. */
export const fill = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  blockSize: '100dvh',
})
