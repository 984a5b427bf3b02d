import { spellOut } from '../../rules/text/invisible-characters.js'

/** The visible and the hidden parts of an address, and whether it can be one. */
export type AddressParts = {
  /** The first characters. */
  start: string
  /** The characters that are not shown; empty when all are. */
  middle: string
  /** The last characters. */
  end: string
  /**
   * Whether the value has characters that no address has, or is longer than any. Such characters are written out, as
   * `{U+202E}`; of a longer value, `end` is the number of excess characters, as `{+9872}`.
   */
  isMalformed: boolean
}

/** How many characters are shown at the start and at the end. */
const START_LENGTH = 4
const END_LENGTH = 6
/** No address in use is longer; Cardano's Byron addresses have up to 114 characters. */
const MAX_LENGTH = 128

/**
 * Splits an address into its first 4 characters, its last 6, and those between them, which are not shown. Every address in use
 * is plain ASCII. Other characters (look-alike letters, zero-width characters, bidi overrides, spaces) are written out.
 *
 * @example
 * splitAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // { start: '0x70', middle: '997970…', end: 'dc79C8', … }
 */
export function splitAddress(address: string): AddressParts {
  // A character has at most two UTF-16 code units. Cut first: spreading a very long text is slow.
  const characters = [...address.slice(0, MAX_LENGTH * 2)].slice(0, MAX_LENGTH)
  const drawn = characters.map((character) => (isPlain(character) ? character : spellOut(character)))
  const excess = address.length - characters.join('').length
  const isMalformed = excess > 0 || drawn.length === 0 || !characters.every(isPlain)
  if (excess > 0) {
    return {
      start: drawn.slice(0, START_LENGTH).join(''),
      middle: drawn.slice(START_LENGTH).join(''),
      end: `{+${excess}}`,
      isMalformed,
    }
  }
  // An ellipsis in place of one character saves nothing.
  if (drawn.length <= START_LENGTH + END_LENGTH + 1) return { start: drawn.join(''), middle: '', end: '', isMalformed }
  return {
    start: drawn.slice(0, START_LENGTH).join(''),
    middle: drawn.slice(START_LENGTH, -END_LENGTH).join(''),
    end: drawn.slice(-END_LENGTH).join(''),
    isMalformed,
  }
}

/** Returns the short form as one text: `0x70…dc79C8`. */
export function shortenAddress(address: string): string {
  const { start, middle, end } = splitAddress(address)
  return middle ? `${start}…${end}` : start
}

function isPlain(character: string): boolean {
  return /^[!-~]$/.test(character)
}
