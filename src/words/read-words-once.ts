import { readWords } from './read-words.js'
import type { WordOverrides } from './text.js'

const made = new WeakMap<object, unknown>()

/** `readWords` with a base, cached per object of words: a component calls it on each render. */
export function readWordsOnce<Catalogue>(
  given: WordOverrides<Catalogue>,
  locale: string,
  english: Catalogue,
): Catalogue {
  if (!made.has(given)) made.set(given, readWords(given, locale, english))
  return made.get(given) as Catalogue
}
