import { spellOut } from '../../rules/invisible-characters.js'

/** An address cut for the eye, and whether it can be one at all. */
export type AddressParts = {
  /** Its first characters. */
  start: string
  /** What the eye is spared; empty when nothing is. */
  middle: string
  /** Its last characters. */
  end: string
  /** Holds something that no address holds, or is longer than any. Odd characters are written out, as `{U+202E}`, and an excess is counted, as `{+9872}`. */
  isMalformed: boolean
}

/** Characters shown in front and at the end (spec §4). */
const FIRST = 4
const LAST = 6
/** Longer than any address in use (Cardano's Byron ones reach 114). */
const LONGEST = 128

/**
 * Cuts an address to its first 4 and last 6 characters. Every address in use is plain ASCII, so that anything else
 * (look-alike letters, zero-width characters, bidi overrides, blanks) is written out instead of drawn.
 *
 * @example
 * readAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // { start: '0x70', middle: '997970…', end: 'dc79C8', … }
 */
export function readAddress(address: string): AddressParts {
  const characters = [...address.slice(0, LONGEST * 2)].slice(0, LONGEST)
  const drawn = characters.map((character) => (isPlain(character) ? character : spellOut(character)))
  const rest = address.length - characters.join('').length
  const isMalformed = rest > 0 || drawn.length === 0 || !characters.every(isPlain)
  if (rest > 0) {
    return {
      start: drawn.slice(0, FIRST).join(''),
      middle: drawn.slice(FIRST).join(''),
      end: `{+${rest}}`,
      isMalformed,
    }
  }
  // One character fewer is no gain for an ellipsis.
  if (drawn.length <= FIRST + LAST + 1) return { start: drawn.join(''), middle: '', end: '', isMalformed }
  return {
    start: drawn.slice(0, FIRST).join(''),
    middle: drawn.slice(FIRST, -LAST).join(''),
    end: drawn.slice(-LAST).join(''),
    isMalformed,
  }
}

/** The same as one text: `0x70…dc79C8`. */
export function shortenAddress(address: string): string {
  const { start, middle, end } = readAddress(address)
  return middle ? `${start}…${end}` : start
}

function isPlain(character: string): boolean {
  return /^[!-~]$/.test(character)
}
