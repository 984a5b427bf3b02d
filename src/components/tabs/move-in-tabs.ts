export type TabMove = {
  key: string
  index: number
  /** How many tabs can be reached. */
  count: number
  orientation: 'horizontal' | 'vertical'
  isRtl: boolean
  /** From the last on to the first, and back. */
  loop: boolean
}

/**
 * Where a key leads from one tab (APG "tabs"): arrows along the list to the next, Home, End and the Page keys to its
 * ends. Undefined when the key has no meaning here.
 */
export function moveInTabs({ key, index, count, orientation, isRtl, loop }: TabMove): number | undefined {
  const last = count - 1
  const along = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const [back = '', on = ''] = isRtl && orientation === 'horizontal' ? along.toReversed() : along
  const places: Record<string, number> = {
    [back]: index - 1,
    [on]: index + 1,
    Home: 0,
    PageUp: 0,
    End: last,
    PageDown: last,
  }
  const place = places[key]
  if (place === undefined) return undefined
  return loop ? (place + count) % count : Math.max(0, Math.min(place, last))
}
