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
  const texts = await loadTexts(files, language)
  return texts ? readWords(texts as WordOverrides<Catalogue>, language, english) : english
}

/** Loads the words of a language. The English ones load with the code that shows them, so English has none. */
export async function loadOverrides<Overrides extends object>(
  files: LanguageFiles,
  language: string,
): Promise<Overrides> {
  return readWords((await loadTexts(files, language)) ?? {}, language) as Overrides
}

async function loadTexts(files: LanguageFiles, language: string): Promise<object | undefined> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${language}.json`))?.[1]
  return (await load?.()) as object | undefined
}
