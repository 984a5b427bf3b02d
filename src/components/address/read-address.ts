import { spellOut } from '../../rules/text/invisible-characters.js'

/** The visible and the hidden parts of an address, and whether it can be one. */
export type AddressParts = {
  /** The first characters. */
  start: string
  /** The characters that are not shown; empty when all are. */
  middle: string
  /** The last characters. */
  end: string
  /** The value has characters that no address has, or is longer than any. Such characters are written out, as `{U+202E}`; the number of excess characters is shown, as `{+9872}`. */
  isMalformed: boolean
}

/** How many characters are shown at the start and at the end. */
const FIRST = 4
const LAST = 6
/** No address in use is longer; Cardano's Byron addresses have up to 114 characters. */
const MAX_LENGTH = 128

/**
 * Cuts an address to its first 4 and last 6 characters. Every address in use is plain ASCII. Other characters
 * (look-alike letters, zero-width characters, bidi overrides, spaces) are written out.
 *
 * @example
 * readAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // { start: '0x70', middle: '997970…', end: 'dc79C8', … }
 */
export function readAddress(address: string): AddressParts {
  const characters = [...address.slice(0, MAX_LENGTH * 2)].slice(0, MAX_LENGTH)
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
  // An ellipsis in place of one character saves nothing.
  if (drawn.length <= FIRST + LAST + 1) return { start: drawn.join(''), middle: '', end: '', isMalformed }
  return {
    start: drawn.slice(0, FIRST).join(''),
    middle: drawn.slice(FIRST, -LAST).join(''),
    end: drawn.slice(-LAST).join(''),
    isMalformed,
  }
}

/** Returns the short form as one text: `0x70…dc79C8`. */
export function shortenAddress(address: string): string {
  const { start, middle, end } = readAddress(address)
  return middle ? `${start}…${end}` : start
}

function isPlain(character: string): boolean {
  return /^[!-~]$/.test(character)
}
