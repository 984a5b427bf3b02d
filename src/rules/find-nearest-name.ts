/** The most letters that may differ, per letter of the name. */
const MOST_EDITS = 0.4

/**
 * The one of `names` that is nearest to a misspelt one, in any case; undefined if none is near.
 *
 * @example findNearestName('themmeMode', ['themeMode', 'tokens']) // 'themeMode'
 */
export function findNearestName(name: string, names: readonly string[]): string | undefined {
  const edits = names.map((known) => countEdits(name.toLowerCase(), known.toLowerCase()))
  const fewest = Math.min(...edits)
  return fewest > name.length * MOST_EDITS ? undefined : names[edits.indexOf(fewest)]
}

/** How many letters must be added, left out or replaced (Levenshtein distance). */
function countEdits(one: string, other: string): number {
  // `edits[length]`: from the letters of `one` so far to as many letters of `other`.
  let edits = Array.from({ length: other.length + 1 }, (_, length) => length)
  for (const letter of one) {
    let last = Number(edits[0]) + 1
    edits = edits.map((removed, length) => {
      if (length === 0) return last
      const replaced = Number(edits[length - 1]) + (letter === other[length - 1] ? 0 : 1)
      last = Math.min(removed + 1, last + 1, replaced)
      return last
    })
  }
  return Number(edits.at(-1))
}
