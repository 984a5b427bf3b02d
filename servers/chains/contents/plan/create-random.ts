/** Numbers that look random and are the same on every machine. */
export type Random = {
  /** From `from` to `to`, with `decimals` digits behind the point, as text. */
  amount(from: number, to: number, decimals: number): string
  /** From `from` up to `to`. */
  day(from: number, to: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Creates a generator of the same numbers for the same `seed` (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + next() * (to - from)
  return {
    amount: (from, to, decimals) => between(from, to).toFixed(decimals),
    day: between,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
