import type { Lintel, Messages } from '../../src/headless/index.js'
import { findLanguage, languages } from '../../src/words/languages.js'
import { loadOverrides } from '../../src/words/load-words.js'
import type { SiteWordOverrides } from './site-words.js'

const files = import.meta.glob('./*.json', { import: 'default' })

/** The words of Lintel. An app imports those of a language: `lintel/messages/ar`. */
const messages = import.meta.glob<Record<string, Messages>>('../../src/languages/*.ts')

async function loadMessages(language: string): Promise<Messages> {
  const module = await messages[`../../src/languages/${language}.ts`]?.()
  const [words] = Object.values(module ?? {})
  if (!words) throw new Error(`There are no words of Lintel in ${language}.`)
  return words
}

/**
 * Loads the words for a locale (BCP 47), and sets the language and the direction of the page and the words of the modal. The page
 * stays English where there are none.
 */
export async function loadSiteWords(
  { setMessages }: Pick<Lintel['actions'], 'setMessages'>,
  locale = navigator.language,
  page: Pick<Document, 'documentElement' | 'title'> = document,
): Promise<SiteWordOverrides> {
  const language = findLanguage(locale)
  if (language === 'en') return {}
  // Together: a page in two languages would be worse than an English one.
  const [words] = await Promise.all([
    loadOverrides<SiteWordOverrides>(files, language),
    setMessages(() => loadMessages(language)),
  ])
  page.documentElement.lang = language
  page.documentElement.dir = languages[language].direction
  page.title = words.document?.title ?? page.title
  return words
}
