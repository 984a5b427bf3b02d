/** How close to the least value a search ends: a part of 32, about 3 %. */
const PRECISION = 32n

/**
 * Finds about the least value above `low` that `isEnough` accepts, by bisection: the result is enough, and 3 % too high at
 * most. `most` must be enough. `guess` is tried first.
 */
export async function findLeast(
  { low = 0n, guess, most }: { low?: bigint; guess: bigint; most: bigint },
  isEnough: (value: bigint) => Promise<boolean>,
): Promise<bigint> {
  let under = low
  let enough = most
  let next = guess > low && guess < most ? guess : (low + most) / 2n
  while (enough - under > enough / PRECISION + 1n) {
    if (await isEnough(next)) enough = next
    else under = next
    next = (under + enough) / 2n
  }
  return enough
}
