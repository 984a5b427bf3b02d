import { foldAddress } from './fold-address.js'

/** A part of an address, and whether it differs from the known address. */
export type ComparedPart = { text: string; isDifferent: boolean }

/** The compared characters at each end. An attacker can compute an address with a few given characters at both ends. */
const SEEN = 4

/**
 * Compares `address` with the addresses that a visitor knows. An unknown address with the same start and end as a known
 * one is likely an attack (address poisoning): returns its parts, with the differences. Otherwise undefined.
 *
 * @example findLookAlike('0x7099…c8', ['0x7012…c8']) // [{ text: '0x70', isDifferent: false }, { text: '99', … }, …]
 */
export function findLookAlike(address: string, known: readonly string[]): ComparedPart[] | undefined {
  if (known.some((one) => foldAddress(one) === foldAddress(address))) return undefined
  const match = known.find((one) => getEnds(one) === getEnds(address) && one.length >= 2 * SEEN)
  if (match === undefined) return undefined
  const [own, others] = [foldAddress(address), foldAddress(match)]
  const parts: ComparedPart[] = []
  for (let at = 0; at < address.length; at++) {
    const isDifferent = own[at] !== others[at]
    const last = parts.at(-1)
    if (last?.isDifferent === isDifferent) last.text += address.charAt(at)
    else parts.push({ text: address.charAt(at), isDifferent })
  }
  return parts
}

/** The characters of an address that a visitor compares. Upper and lower case are hardly noticed. */
export function getEnds(address: string): string {
  const text = address.toLowerCase()
  return `${text.slice(0, SEEN)}…${text.slice(-SEEN)}`
}
