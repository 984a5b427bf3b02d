import { style } from '@vanilla-extract/css'

export const smallCard = style({
  // The beam lies on its header.
  position: 'relative',
  inlineSize: '100%',
  // Twenty-six blurs cost seconds without a graphics card, and there is nothing behind to blur.
  backdropFilter: 'none',
})
