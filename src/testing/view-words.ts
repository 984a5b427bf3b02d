import { enViewWords, type ViewWords } from '../core/messages/views/view-words.js'
import { readWords } from '../words/read-words.js'

const features = import.meta.glob<object>('../features/*/messages/en.ts', { eager: true, import: 'texts' })

/** Every word of the views in English, those of features too. An app loads them view by view. */
export const everyViewWord = Object.assign(
  {},
  enViewWords,
  ...Object.values(features).map((texts) => readWords(texts)),
) as ViewWords
