/** A misspelt name differs in at most a third of its letters, and in at most this many. */
const MOST_EDITS = 3
/** A name of at least as many letters may be the beginning of the one that is meant: `icon` of `iconUrl`. */
const LEAST_SHORT = 4

/**
 * The one of `names` that is nearest to a misspelt or shortened one, in any case; undefined if none is near.
 *
 * @example findNearestName('themmeMode', ['tokens', 'themeMode']) // 'themeMode'
 */
export function findNearestName(name: string, names: readonly string[]): string | undefined {
  for (let edits = 0; edits <= Math.min(MOST_EDITS, name.length / 3); edits++) {
    const found = names.find((known) => isNear(name.toLowerCase(), known.toLowerCase(), edits))
    if (found !== undefined) return found
  }
  return name.length < LEAST_SHORT ? undefined : names.find((known) => known.startsWith(name))
}

/** Whether it is enough to add, leave out or replace as many letters. */
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
