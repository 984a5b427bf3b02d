import { type Language, languageTags } from '../../../src/words/languages.js'
import type { MailWords } from '../mail/words/en.js'
import { readWords } from '../mail/words/read-words.js'
import { answerPage } from './render-page.js'

type EndedPage = Extract<keyof MailWords['pages'], 'linkEnded' | 'failed'>

/** A page about a login that has ended, in the first language of the browser that the service has words for. */
export function answerEnded(page: EndedPage, acceptLanguage: string | undefined, status: number): Response {
  const language = readLanguage(acceptLanguage)
  const { pages } = readWords(language)
  return answerPage({ language, title: pages[page], paragraphs: [pages[`${page}Next`]] }, status)
}

function readLanguage(acceptLanguage = ''): Language {
  const accepted = acceptLanguage.split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase())
  return accepted.flatMap((code) => languageTags.filter((language) => language === code))[0] ?? 'en'
}
