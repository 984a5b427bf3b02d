import { readWords } from './read-words.js'
import type { WordOverrides } from './text.js'

const made = new WeakMap<object, unknown>()

/** As `readWords` with a base, but once for each object of words: a component asks for them with each render. */
export function readWordsOnce<Catalogue>(
  given: WordOverrides<Catalogue>,
  locale: string,
  english: Catalogue,
): Catalogue {
  if (!made.has(given)) made.set(given, readWords(given, locale, english))
  return made.get(given) as Catalogue
}
