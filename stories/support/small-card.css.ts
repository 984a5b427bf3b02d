import { style } from '@vanilla-extract/css'

export const smallCard = style({
  // The beam is placed relative to the card.
  position: 'relative',
  inlineSize: '100%',
  // Twenty-six blurs take seconds without a graphics card.
  backdropFilter: 'none',
})
