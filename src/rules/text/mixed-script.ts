/** Excludes digits, hyphens and emoji, which belong to every script. */
const LATIN = /\p{Script=Latin}/u
const OTHER_LETTER = /(?!\p{Script=Latin})\p{Letter}/u

/**
 * Whether a name mixes Latin letters with letters of another script: `pаypal` with a Cyrillic `а` looks like another name.
 * The last part of a name with dots, such as `.eth`, does not count.
 *
 * @example isMixedScript('pаypal.eth') // true
 */
export function isMixedScript(name: string): boolean {
  const end = name.lastIndexOf('.')
  const text = end > 0 ? name.slice(0, end) : name
  return LATIN.test(text) && OTHER_LETTER.test(text)
}
