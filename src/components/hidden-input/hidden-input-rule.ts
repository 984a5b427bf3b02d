/**
 * Places the hidden input that Radix renders after its button under the button. Written as css, because a strict policy
 * refuses Radix's inline style in server-rendered html, and that style moves the input to the left in right-to-left text.
 */
export const hiddenInputRule = {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  zIndex: -1,
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
  // Overrides the inline style, which moves it out of the page in right-to-left text.
  transform: 'none !important',
} as const
