type Pointer = {
  pointer: (move: { target: Element; coords: { clientX: number; clientY: number } }) => Promise<unknown>
}

/** Moves the pointer to the middle of `element`, with real coordinates. */
export async function pointAt(userEvent: Pointer, element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  // Twice: the first move leaves the previous element.
  for (const nudge of [0, 1]) {
    await userEvent.pointer({ target: element, coords: { clientX: x + width / 2 + nudge, clientY: y + height / 2 } })
  }
}
