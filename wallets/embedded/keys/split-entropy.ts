import { combine, split } from 'shamir-secret-sharing'

/** 128 bits: 12 words of BIP-39. */
export const ENTROPY_BYTES = 16

/** Any two of the three give the key; one alone reveals nothing about it. */
export type KeyShares = { device: Uint8Array; server: Uint8Array; recovery: Uint8Array }

/** Creates the entropy of a new wallet from the browser's CSPRNG. Call `wipe` on it after use. */
export function createEntropy(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES))
}

/** Splits entropy by Shamir's scheme, two of three. Each call gives other shares, which do not combine with earlier ones. */
export async function splitEntropy(entropy: Uint8Array): Promise<KeyShares> {
  const [device, server, recovery] = await split(entropy, 3, 2)
  if (!device || !server || !recovery) throw new Error('Splitting gave fewer than three shares.')
  return { device, server, recovery }
}

/**
 * Combines two shares of the same split. Shares that do not belong together give another key: compare the derived
 * address with the stored one before you use it.
 *
 * @throws Error when the shares are equal or of unequal length
 */
export async function combineShares(one: Uint8Array, other: Uint8Array): Promise<Uint8Array> {
  return combine([one, other])
}

/** Overwrites secret bytes with zeros. */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0)
}
