import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages, languageTags } from '../../../../src/words/languages.js'
import { readWords as readTexts } from '../../../../src/words/read-words.js'
import { enMail, type MailWords } from './en.js'

const words = new Map(languageTags.map((tag) => [tag, tag === 'en' ? enMail : readFile(tag)]))

/** The words of a language, and its direction. */
export function readWords(language: Language): MailWords & { dir: 'ltr' | 'rtl' } {
  return { dir: languages[language].direction, ...(words.get(language) ?? enMail) }
}

function readFile(tag: Language): MailWords {
  return readTexts(JSON.parse(readFileSync(join(import.meta.dirname, `${tag}.json`), 'utf8')), tag, enMail)
}
