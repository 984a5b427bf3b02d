import type { ViewWords } from '../core/words/messages.js'

/** The exports of a file with words of views: its texts, and the words of each group by its name, `enSend` for `send`. */
type WordsModule = Record<string, object> & { texts: object }

const modules = import.meta.glob<WordsModule>(
  [
    '../{features/*,parts}/messages/*.ts',
    '!../features/*/messages/{errors,modal,titles}.ts',
    '!../parts/messages/{modal,view-words}.ts',
  ],
  { eager: true },
)

let words: ViewWords | undefined

/**
 * Every word of the views in English. An app loads them view by view. Read when they are needed: to React Server Components,
 * which may import this module, words in a file with views are only a reference.
 */
export function readEveryViewWord(): ViewWords {
  words ??= Object.assign({}, ...Object.values(modules).map(listWords)) as ViewWords
  return words
}

function listWords(module: WordsModule): Record<string, object | undefined> {
  const names = Object.keys(module.texts)
  return Object.fromEntries(names.map((name) => [name, module[`en${name.charAt(0).toUpperCase()}${name.slice(1)}`]]))
}
