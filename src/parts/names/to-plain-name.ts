import { removeInvisible } from '../../rules/text/invisible-characters.js'

/** Characters (code points): twice the longest wallet name known. */
const MAX_NAME = 80

/**
 * Makes a name from outside safe inside a sentence: removes characters that reorder the text around it or imitate
 * another name, and cuts it after 80 characters.
 *
 * @example toPlainName('Prism\u202Egnp.exe') // 'Prismgnp.exe'
 */
export function toPlainName(name: string): string {
  const plain = removeInvisible(name).trim()
  if (plain.length <= MAX_NAME) return plain
  // Counts code points, so that no surrogate pair is split: a pair is 2 of `length`. The first `slice` bounds the work for a long name.
  return `${[...plain.slice(0, 2 * MAX_NAME)].slice(0, MAX_NAME).join('')}…`
}
