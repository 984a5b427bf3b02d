import type { VirtualizerHandle } from 'virtua'

/** Where the visitor left a list. Opaque: pass it back as `place`. */
export type LongListPlace = {
  /** The key of the first visible item, and how much of it is above the edge, px. */
  key: string
  offset: number
  /** The heights of `count` items, as Virtua measured them. */
  count: number
  cache: unknown
}

/** The index of the first visible item, and how much of it is above the edge, px. Null in a list without items. */
export function readFirstVisible(frame: HTMLElement, virtualizer: VirtualizerHandle | null) {
  if (virtualizer) {
    const index = virtualizer.findItemIndex(frame.scrollTop)
    return { index, offset: frame.scrollTop - virtualizer.getItemOffset(index) }
  }
  const { top } = frame.getBoundingClientRect()
  const rows = listRows(frame)
  const index = rows.findIndex((row) => row.getBoundingClientRect().bottom > top)
  const row = rows[index]
  return row ? { index, offset: top - row.getBoundingClientRect().top } : null
}

/** Scrolls so that the item at `index` is the first visible one, with `offset` px of it above the edge. */
export function scrollToItem(
  frame: HTMLElement,
  virtualizer: VirtualizerHandle | null,
  { index, offset }: { index: number; offset: number },
): void {
  const row = listRows(frame)[index]
  if (virtualizer) virtualizer.scrollToIndex(index, { align: 'start', offset })
  else if (row) frame.scrollTop += row.getBoundingClientRect().top - frame.getBoundingClientRect().top + offset
}

function listRows(frame: HTMLElement): Element[] {
  return [...frame.querySelectorAll('[aria-posinset]')]
}
