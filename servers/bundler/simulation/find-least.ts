/** How close to the least value a search ends: a part of 32, about 3 %. */
const PRECISION = 32n

/**
 * Finds about the least value that `isEnough` accepts, by bisection: the result is enough, and 3 % too high at most. `most`
 * must be enough. `guess` is tried first.
 */
export async function findLeast(
  { guess, most }: { guess: bigint; most: bigint },
  isEnough: (value: bigint) => Promise<boolean>,
): Promise<bigint> {
  let low = 0n
  let high = most
  let next = guess > 0n && guess < most ? guess : most / 2n
  while (high - low > high / PRECISION + 1n) {
    if (await isEnough(next)) high = next
    else low = next
    next = (low + high) / 2n
  }
  return high
}
