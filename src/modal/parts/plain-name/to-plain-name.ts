/** Marks that turn the direction of text, and characters that nobody sees (UAX #9; joiners stay, scripts need them). */
const STEERING = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/**
 * A name from a stranger, fit to stand in a sentence: without the marks that would turn the words around it, or make
 * it look like another name.
 *
 * @example toPlainName('Prism\u202Egnp.exe') // 'Prismgnp.exe'
 */
export function toPlainName(name: string): string {
  return name.replace(STEERING, '').trim()
}
