/** Where the visitor left a list. Opaque: pass it back as `place`. */
export type LongListPlace = {
  /** The key of the first visible item. */
  key: string
  /** How much of it is above the edge, px. */
  offset: number
}

/** The index of the first visible item, and how much of it is above the edge, px. Null in a list without items. */
export function readFirstVisible(frame: HTMLElement) {
  const { top } = frame.getBoundingClientRect()
  for (const row of frame.querySelectorAll('li')) {
    const box = row.getBoundingClientRect()
    if (box.bottom > top) return { index: Number(row.ariaPosInSet) - 1, offset: top - box.top }
  }
  return null
}
