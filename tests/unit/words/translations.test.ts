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
    expect(findProblems(english as Tree, given, languages[tag].categories)).toEqual([])
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
    'an unknown key',
    { send: 'An {name}', count: { one: 'x', other: '{count} x' }, more: 'x' },
    ['more: not in English'],
  ],
])('%s is found', (_, given, problems) => {
  const english = { send: 'To {name}', count: { one: '1 copy', other: '{count} copies' } }
  expect(findProblems(english, given, ['one', 'other'])).toEqual(problems)
})

test('the files of a new language get the English texts in its plural categories, and keep what is translated', () => {
  const english = { send: 'To {name}', group: { back: 'Back' }, count: { one: '1 copy', other: '{count} copies' } }
  const texts = fillTexts(english, { group: { back: 'Zpět' }, old: 'x' }, ['one', 'few', 'other'])
  expect(texts).toEqual({
    send: 'To {name}',
    group: { back: 'Zpět' },
    count: { one: '1 copy', few: '{count} copies', other: '{count} copies' },
  })
  expect(findProblems(english, texts, ['one', 'few', 'other'])).toEqual([
    'send: not translated',
    'count: not translated',
  ])
})
