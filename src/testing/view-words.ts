import { enViewWords, type ViewWords } from '../core/messages/views/view-words.js'

/** What `messages/en.ts` of a feature exports: its texts, and the words of each group by its name, `enSend` for `send`. */
type FeatureModule = Record<string, object> & { texts: object }

const modules = import.meta.glob<FeatureModule>('../features/*/messages/en.ts', { eager: true })

let words: ViewWords | undefined

/**
 * Every word of the views in English, those of features too. An app loads them view by view. Read when they are needed: to React
 * Server Components, which may import this module, words in a file with views are a mere reference.
 */
export function readEveryViewWord(): ViewWords {
  words ??= Object.assign({}, enViewWords, ...Object.values(modules).map(listWords)) as ViewWords
  return words
}

function listWords(module: FeatureModule): Record<string, object | undefined> {
  const names = Object.keys(module.texts)
  return Object.fromEntries(names.map((name) => [name, module[`en${name.charAt(0).toUpperCase()}${name.slice(1)}`]]))
}
