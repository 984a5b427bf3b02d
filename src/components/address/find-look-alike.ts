/** A stretch of an address, and whether it differs from the one it looks like. */
export type ComparedPart = { text: string; isDifferent: boolean }

/** Who forges an address can afford some characters at both ends; people look at no more. */
const SEEN = 4

/**
 * Compares `address` with those a person knows. When it is none of them, but begins and ends like one, it is very
 * likely meant to be taken for it (address poisoning): returns its parts, with what differs. Else undefined.
 *
 * @example findLookAlike('0x7099…c8', ['0x7012…c8']) // [{ text: '0x70', isDifferent: false }, { text: '99', … }, …]
 */
export function findLookAlike(address: string, known: readonly string[]): ComparedPart[] | undefined {
  if (known.some((one) => foldCase(one) === foldCase(address))) return undefined
  const twin = known.find((one) => one.length >= 2 * SEEN && hasSameEnds(one, address))
  if (twin === undefined) return undefined
  const [own, others] = [foldCase(address), foldCase(twin)]
  const parts: ComparedPart[] = []
  for (let at = 0; at < address.length; at++) {
    const isDifferent = own[at] !== others[at]
    const last = parts.at(-1)
    if (last?.isDifferent === isDifferent) last.text += address.charAt(at)
    else parts.push({ text: address.charAt(at), isDifferent })
  }
  return parts
}

/** Upper and lower case of an EVM address are a checksum; elsewhere they are two letters. */
function foldCase(address: string): string {
  return /^0x[0-9a-f]{40}$/i.test(address) ? address.toLowerCase() : address
}

/** The eye hardly tells cases apart. */
function hasSameEnds(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.slice(0, SEEN) === b.slice(0, SEEN) && a.slice(-SEEN) === b.slice(-SEEN)
}
