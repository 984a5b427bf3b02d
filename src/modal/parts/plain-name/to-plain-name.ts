/** Marks that turn the direction of text, and characters that nobody sees (UAX #9; joiners stay, scripts need them). */
const STEERING = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** Characters: twice the longest we know of. A sentence still says the rest of what it has to. */
const LONGEST_NAME = 80

/**
 * A name from a stranger, fit to stand in a sentence: without the marks that would turn the words around it, or make
 * it look like another name, and cut after 80 characters.
 *
 * @example toPlainName('Prism\u202Egnp.exe') // 'Prismgnp.exe'
 */
export function toPlainName(name: string): string {
  const plain = name.replace(STEERING, '').trim()
  if (plain.length <= LONGEST_NAME) return plain
  // By code points, so that no pair of surrogates is cut in two.
  return `${[...plain.slice(0, 2 * LONGEST_NAME)].slice(0, LONGEST_NAME).join('')}…`
}
