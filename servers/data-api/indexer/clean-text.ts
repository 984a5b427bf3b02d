/** Control characters, marks that change the direction of text, half characters, separators of lines. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Makes text of a contract fit to store and to show: one line of `length` characters at most. */
export function cleanText(text: string, length: number): string {
  return [...text.replace(UNSAFE, '').trim()].slice(0, length).join('')
}
