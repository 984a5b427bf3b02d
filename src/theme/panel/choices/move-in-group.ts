type Group = {
  /** Which one is chosen, from 0. */
  index: number
  count: number
  /** How many stand in a row; Up and Down move by a row. Without it Up and Down move by one. */
  columns?: number | undefined
  isRtl: boolean
}

/**
 * Where a key leads in a group of radio buttons; undefined when it leads nowhere. Goes round at the ends as radios do,
 * Up and Down within their column (APG radio group, grid keys).
 *
 * @example
 * moveInGroup('ArrowDown', { index: 3, count: 26, columns: 10, isRtl: false }) // 13
 */
export function moveInGroup(key: string, { index, count, columns, isRtl }: Group): number | undefined {
  const goRound = (next: number) => (next + count) % count
  switch (key) {
    case 'ArrowRight':
      return goRound(index + (isRtl ? -1 : 1))
    case 'ArrowLeft':
      return goRound(index + (isRtl ? 1 : -1))
    case 'ArrowDown':
      return columns === undefined ? goRound(index + 1) : moveDown(index, count, columns)
    case 'ArrowUp':
      return columns === undefined ? goRound(index - 1) : moveUp(index, count, columns)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

function moveDown(index: number, count: number, columns: number): number {
  return index + columns < count ? index + columns : index % columns
}

function moveUp(index: number, count: number, columns: number): number {
  if (index >= columns) return index - columns
  const lowest = index + columns * Math.floor((count - 1 - index) / columns)
  return lowest
}
