/** A misspelled name differs in at most a third of its letters, and in at most this many. */
const MAX_EDITS = 3
/** A name with at least this many letters may be the start of the intended one: `icon` of `iconUrl`. */
const MIN_SHORT = 4

/**
 * The one of `names` that is nearest to a misspelled or shortened one, ignoring case; undefined if none is near.
 *
 * @example findNearestName('themmeMode', ['tokens', 'themeMode']) // 'themeMode'
 */
export function findNearestName(name: string, names: readonly string[]): string | undefined {
  for (let edits = 0; edits <= Math.min(MAX_EDITS, name.length / 3); edits++) {
    const found = names.find((known) => isNear(name.toLowerCase(), known.toLowerCase(), edits))
    if (found !== undefined) return found
  }
  return name.length < MIN_SHORT ? undefined : names.find((known) => known.startsWith(name))
}

/** Whether adding, removing or replacing that many letters is enough. */
function isNear(one: string, other: string, edits: number): boolean {
  if (one === other || edits === 0) return one === other
  let start = 0
  while (one[start] === other[start]) start++
  const [left, right, fewer] = [one.slice(start), other.slice(start), edits - 1]
  return (
    isNear(left.slice(1), right, fewer) ||
    isNear(left, right.slice(1), fewer) ||
    isNear(left.slice(1), right.slice(1), fewer)
  )
}
