import { removeInvisible } from '../../../src/rules/text/invisible-characters.js'

/**
 * Prepares a text that a contract or another server wrote for display: without invisible characters and repeated spaces,
 * and cut. Null if the rest is empty.
 */
export function cleanText(text: string | null | undefined, length: number): string | null {
  // Cut first, so that a text of megabytes costs little.
  const clean = removeInvisible((text ?? '').slice(0, 20 * length))
    .replace(/\s+/g, ' ')
    .trim()
  return [...clean].slice(0, length).join('').trim() || null
}
