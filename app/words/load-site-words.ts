import type { MessagesSource } from '../../src/core/messages/given-messages.js'
import type { Lintel } from '../../src/headless/index.js'
import { findLanguage, type Language, languages } from '../../src/words/languages.js'
import { loadOverrides } from '../../src/words/load-words.js'
import type { SiteWordOverrides } from './site-words.js'

const files = import.meta.glob('./*.json', { import: 'default' })

/** The words of Lintel. An app imports them as `lintel/messages/ar`. */
const messages: Record<Exclude<Language, 'en'>, MessagesSource> = {
  ar: async () => (await import('../../src/core/messages/ar.js')).ar,
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
    setMessages(messages[language]),
  ])
  page.documentElement.lang = language
  page.documentElement.dir = languages[language].direction
  page.title = words.document?.title ?? page.title
  return words
}
