import type { Language } from '../../../../src/services/identity/schema.js'
import { ar } from './ar.js'
import { en } from './en.js'
import type { Words } from './words.js'

const words: Record<Language, Words> = { en, ar }

/** The words of a language. */
export function readWords(language: Language): Words {
  return words[language]
}
