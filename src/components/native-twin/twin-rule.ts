/**
 * For the hidden native input that Radix draws after its button: it lies unseen under the button. Said in css, because
 * the primitive's own inline style is refused in server-rendered html under a strict policy, and pulls to the left.
 */
export const twinRule = {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  zIndex: -1,
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
  // Stronger than the inline style, which moves it out of a page that is read right to left.
  transform: 'none !important',
} as const
