import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets, or their hashes, in a time that does not depend on where they differ. Their length is not secret. */
export function isSameSecret(one: string | Uint8Array, other: string | Uint8Array): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
