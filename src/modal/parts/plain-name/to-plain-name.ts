import { removeInvisible } from '../../../rules/invisible-characters.js'

/** Characters: twice the longest we know of. A sentence still says the rest of what it has to. */
const LONGEST_NAME = 80

/**
 * A name from a stranger, fit to stand in a sentence: without the marks that would turn the words around it, or make
 * it look like another name, and cut after 80 characters.
 *
 * @example toPlainName('Prism\u202Egnp.exe') // 'Prismgnp.exe'
 */
export function toPlainName(name: string): string {
  const plain = removeInvisible(name).trim()
  if (plain.length <= LONGEST_NAME) return plain
  // By code points, so that no pair of surrogates is cut in two.
  return `${[...plain.slice(0, 2 * LONGEST_NAME)].slice(0, LONGEST_NAME).join('')}…`
}
