import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages, languageTags } from '../../../src/words/languages.js'
import { catalogues } from '../../fixtures/catalogues.js'
import { ROOT } from '../../fixtures/source-files.js'

type Tree = { [key: string]: string | Tree }

/** Texts that are the same in every language: names of products, and texts that are only a parameter. */
const SAME = /^(downloads\.(chrome|firefox|edge|android)|connect\.walletConnect|namespaces\.\w+)$/

const isForms = (value: unknown): value is Record<string, string> => typeof (value as Tree)?.other === 'string'
const readNames = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

/** What is wrong with the texts of a language, each with its key. */
function findProblems(english: Tree, given: Tree, categories: readonly string[], path = ''): string[] {
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(english, key))
  return [
    ...unknown.map((key) => `${path}${key}: not in English`),
    ...Object.entries(english).flatMap(([key, text]) => checkWord(text, given[key], categories, `${path}${key}`)),
  ]
}

function checkWord(
  english: string | Tree,
  given: string | Tree | undefined,
  categories: readonly string[],
  key: string,
) {
  if (given === undefined) return [`${key}: missing`]
  if (typeof english !== 'string' && !isForms(english)) {
    return typeof given === 'string'
      ? [`${key}: a text, not a group`]
      : findProblems(english, given, categories, `${key}.`)
  }
  const from = isForms(english) ? english.other : english
  const forms = typeof given === 'string' ? { other: given } : (given as Record<string, string>)
  // English may have a form for 0 too.
  const own = isForms(english) && english.zero ? ['zero', ...categories] : categories
  const needed = typeof given === 'string' ? ['other'] : [...new Set(own)]
  const missing = needed.filter((category) => !forms[category]).map((category) => `${key}: no form ${category}`)
  const extra = Object.keys(forms).filter((form) => !needed.includes(form))
  const wanted = readNames(from ?? '')
  const differing = Object.entries(forms).filter(([form, text]) => {
    const names = readNames(text)
    // The texts of 0, 1 and 2 may say the number in words.
    const isInWords = ['zero', 'one', 'two'].includes(form)
    const optional = isInWords ? ['{count}', '{seconds}'] : []
    return (
      wanted.some((name) => !names.includes(name) && !optional.includes(name)) || names.some((n) => !wanted.includes(n))
    )
  })
  const isBare = /^\{\w+\}$/.test(from ?? '') || !/\p{L}/u.test(from ?? '')
  const isCopied = forms.other === from && !isBare && !SAME.test(key)
  return [
    ...missing,
    ...extra.map((form) => `${key}: a form ${form} that the language does not have`),
    ...differing.map(([form]) => `${key}: other parameters than English (${form})`),
    ...(isCopied ? [`${key}: not translated`] : []),
  ]
}

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
