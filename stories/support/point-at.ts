type Pointer = {
  pointer: (move: { target: Element; coords: { clientX: number; clientY: number } }) => Promise<unknown>
}

/** Moves the pointer to the middle of `element`, with the coordinates that a real one has, and lets it rest there. */
export async function pointAt(userEvent: Pointer, element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  // Twice: the first move leaves what the pointer came from.
  for (const nudge of [0, 1]) {
    await userEvent.pointer({ target: element, coords: { clientX: x + width / 2 + nudge, clientY: y + height / 2 } })
  }
}
