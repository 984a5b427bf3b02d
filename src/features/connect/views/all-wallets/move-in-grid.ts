export type GridMove = {
  key: string
  /** Control or Command is pressed. */
  isFar: boolean
  index: number
  /** Number of cells. */
  count: number
  columns: number
  /** Number of visible rows. */
  pageRows: number
  isRtl: boolean
}

/**
 * The cell that a key moves to in a grid (APG "grid"), or null for other keys. Arrows move by one cell and do not wrap.
 * Home and End move to the ends of the row, with Control to the ends of the grid. PageUp and PageDown move by the
 * visible rows.
 */
export function moveInGrid({ key, isFar, index, count, columns, pageRows, isRtl }: GridMove): number | null {
  const last = count - 1
  const rowStart = index - (index % columns)
  const step = isRtl ? -1 : 1
  // From above a shorter last row: to its last cell.
  const down = (rows: number) => (rowStart + columns > last ? index : Math.min(index + rows * columns, last))
  const up = (rows: number) => {
    const rowsAbove = Math.floor(index / columns)
    return index - Math.min(rows, rowsAbove) * columns
  }
  switch (key) {
    case 'ArrowRight':
      return clamp(index + step, last)
    case 'ArrowLeft':
      return clamp(index - step, last)
    case 'ArrowDown':
      return down(1)
    case 'ArrowUp':
      return up(1)
    case 'PageDown':
      return down(Math.max(1, pageRows))
    case 'PageUp':
      return up(Math.max(1, pageRows))
    case 'Home':
      return isFar ? 0 : rowStart
    case 'End':
      return isFar ? last : Math.min(rowStart + columns - 1, last)
    default:
      return null
  }
}

function clamp(index: number, last: number): number {
  return Math.max(0, Math.min(index, last))
}
