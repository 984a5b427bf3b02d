import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { enDocument } from '../../../app/words/en-document.js'
import { loadSiteWords } from '../../../app/words/load-site-words.js'
import type { MessagesSource } from '../../../src/core/words/given-messages.js'
import { createMessages } from '../../../src/features/english.js'
import { languageTags } from '../../../src/words/languages.js'
import { ar } from '../../fixtures/arabic-words.js'
import { ROOT } from '../../fixtures/source-files.js'

const english = { lang: 'en', dir: '', title: enDocument.title }

/** Loads the words for a locale. Returns them, what the page says of itself, and the words that the modal got. */
async function load(locale: string) {
  const root = { lang: english.lang, dir: english.dir } as HTMLElement
  const page = { documentElement: root, title: english.title }
  let modal = createMessages({})
  const setMessages = async (source: MessagesSource) => {
    modal = createMessages(typeof source === 'function' ? await source() : source)
  }
  const words = await loadSiteWords({ setMessages }, locale, page)
  return { words, page: { lang: root.lang, dir: root.dir, title: page.title }, modal }
}

test('in an Arabic browser the page, its parts and the modal are Arabic, from right to left', async () => {
  const { words, page, modal } = await load('ar-EG')
  expect(page).toEqual({ lang: 'ar', dir: 'rtl', title: words.document?.title })
  expect(page.title).toContain('باب واحد')
  expect(words.panel?.network?.({ network: 'Local Ethereum' })).toBe('الشبكة: \u2068Local Ethereum\u2069')
  expect([modal.locale, modal.connectButton]).toEqual(['ar', ar.connectButton])
})

test.each(['en-GB', 'de', ''])('in a browser in "%s" they stay English', async (locale) => {
  const { words, page, modal } = await load(locale)
  expect(words).toEqual({})
  expect(page).toEqual(english)
  expect(modal.locale).toBe('en')
})

// The entry does not load the list of languages: it shows its own English where a locale begins with en.
test('no other language begins with en', () => {
  expect(languageTags.filter((tag) => tag.startsWith('en'))).toEqual(['en'])
})

test('the title of the page is in the catalogue', () => {
  expect(readFileSync(join(ROOT, 'app/index.html'), 'utf8')).toContain(`<title>${enDocument.title}</title>`)
})
