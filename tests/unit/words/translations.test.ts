import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fillTexts } from '../../../scripts/messages/fill-texts.js'
import { findProblems, type Tree } from '../../../scripts/messages/find-problems.js'
import { languages, languageTags } from '../../../src/words/languages.js'
import { catalogues } from '../../fixtures/catalogues.js'
import { ROOT } from '../../fixtures/source-files.js'

const translated = languageTags.filter((tag) => tag !== 'en')

describe.each(translated)('the words in %s', (tag) => {
  test.each(Object.entries(catalogues))('%s is complete and translated', (path, english) => {
    const given = JSON.parse(readFileSync(join(ROOT, path.replace('{language}', tag)), 'utf8'))
    expect(findProblems(english as Tree, given, { tag, ...languages[tag] })).toEqual([])
  })
})

test.each<[string, Tree, string[]]>([
  ['a missing key', { count: { one: 'x', other: '{count} x' } }, ['send: missing']],
  [
    'a missing parameter',
    { send: 'An', count: { one: 'x', other: '{count} x' } },
    ['send: other parameters than English (other)'],
  ],
  ['a missing form', { send: 'An {name}', count: { other: '{count} x' } }, ['count: no form one']],
  ['a copied text', { send: 'To {name}', count: { one: 'x', other: '{count} x' } }, ['send: not translated']],
  [
    'a text of another language',
    { send: 'إلى {name}', count: { one: 'x', other: '{count} x' } },
    ['send: without a letter of de'],
  ],
  [
    'an unknown key',
    { send: 'An {name}', count: { one: 'x', other: '{count} x' }, more: 'x' },
    ['more: not in English'],
  ],
])('%s is found', (_, given, problems) => {
  const english = { send: 'To {name}', count: { one: '1 copy', other: '{count} copies' } }
  expect(findProblems(english, given, { tag: 'de', categories: ['one', 'other'] })).toEqual(problems)
})

test.each([
  ['ja', '{name}へ送る'],
  ['zh-Hant', '送給 {name}'],
  ['ko', '{name}에게'],
  ['sr', 'За {name}'],
  // A name in another script stays.
  ['ar', 'إلى {name} عبر WalletConnect'],
])('a text of %s has its letters', (tag, send) => {
  const language = { tag, categories: ['other'] }
  expect(findProblems({ send: 'To {name}' }, { send }, language)).toEqual([])
  expect(findProblems({ send: 'To {name}' }, { send: 'An {name}' }, language)).toEqual([
    `send: without a letter of ${tag}`,
  ])
})

test('the files of a new language get the English texts in its plural categories, and keep what is translated', () => {
  const english = { send: 'To {name}', group: { back: 'Back' }, count: { one: '1 copy', other: '{count} copies' } }
  const texts = fillTexts(english, { group: { back: 'Zpět' }, old: 'x' }, ['one', 'few', 'other'])
  expect(texts).toEqual({
    send: 'To {name}',
    group: { back: 'Zpět' },
    count: { one: '1 copy', few: '{count} copies', other: '{count} copies' },
  })
  expect(findProblems(english, texts, { tag: 'cs', categories: ['one', 'few', 'other'] })).toEqual([
    'send: not translated',
    'count: not translated',
  ])
})
