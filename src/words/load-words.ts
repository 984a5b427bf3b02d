import { readWords } from './read-words.js'
import type { WordOverrides } from './text.js'

/** The JSON files of a catalogue by path, `./ar.json`, as `import.meta.glob(…, { import: 'default' })` returns them. */
export type LanguageFiles = Record<string, () => Promise<unknown>>

/**
 * Loads a catalogue in a language. Words that its file does not have stay as in `english`, and so does a catalogue without a
 * file.
 */
export async function loadWords<Catalogue>(
  english: Catalogue,
  files: LanguageFiles,
  language: string,
): Promise<Catalogue> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${language}.json`))?.[1]
  return load ? readWords((await load()) as WordOverrides<Catalogue>, language, english) : english
}
