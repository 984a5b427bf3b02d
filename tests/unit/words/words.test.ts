import { describe, expect, expectTypeOf, test } from 'vitest'
import { readDirection } from '../../../scripts/scaffold/scaffold-language.js'
import { formatText } from '../../../src/words/format-text.js'
import { findLanguage, languages, languageTags } from '../../../src/words/languages.js'
import { loadWords } from '../../../src/words/load-words.js'
import { readWords } from '../../../src/words/read-words.js'
import { readWordsOnce } from '../../../src/words/read-words-once.js'

const english = readWords({
  back: 'Back',
  send: 'Send {amount} to {name}',
  copies: { one: '{count} copy', other: '{count} copies' },
  group: { hello: 'Hello {name}' },
})

describe('a text', () => {
  test('gets its parameters, each as often as it is named', () => {
    expect(formatText('{a} and {b}, {a}', { a: 'x', b: 'y' }, 'en')).toBe('x and y, x')
    expect(formatText('{a} {b}', { a: '{b}', b: '$&' }, 'en')).toBe('{b} $&')
  })

  test('shows a parameter that was not given by its name', () => {
    expect(formatText('To {name}', {}, 'en')).toBe('To {name}')
  })

  test('writes numbers as the locale writes them', () => {
    expect(formatText('{count} sites', { count: 12_345 }, 'en')).toBe('12,345 sites')
    expect(formatText('{count} Seiten', { count: 12_345 }, 'de')).toBe('12.345 Seiten')
    expect(formatText('{count}', { count: 12 }, 'ar-EG')).toBe('١٢')
  })

  test('isolates a parameter if it or the sentence is right-to-left, and adds nothing otherwise', () => {
    expect(formatText('To {name}', { name: '0x12…34 🦊' }, 'en')).toBe('To 0x12…34 🦊')
    expect(formatText('To {name}', { name: 'محفظة' }, 'en')).toBe('To \u2068محفظة\u2069')
    expect(formatText('An {name}', { name: 'ארנק' }, 'de')).toBe('An \u2068ארנק\u2069')
    expect(formatText('إلى {name}', { name: 'Café' }, 'ar')).toBe('إلى \u2068Café\u2069')
    expect(formatText('رسوم {amount}', { amount: '12.5' }, 'ar')).toBe('رسوم \u206812.5\u2069')
  })

  test('isolates neither numbers nor a parameter that is the whole text', () => {
    expect(formatText('عناوين أخرى: {count}', { count: 3 }, 'ar')).toBe('عناوين أخرى: 3')
    expect(formatText('{wallet}', { wallet: 'محفظة' }, 'ar')).toBe('محفظة')
  })
})

describe('a count', () => {
  const forms = { zero: 'none', one: 'one', two: 'two', few: 'few', many: 'many', other: '{count}' }

  test.each([
    ['en', { one: 'one', other: '{count}' }, [0, 1, 2, 1.5], ['0', 'one', '2', '1.5']],
    ['ar', forms, [0, 1, 2, 7, 77, 100], ['none', 'one', 'two', 'few', 'many', '100']],
    ['ru', { one: 'one', few: 'few', many: 'many', other: '{count}' }, [1, 3, 5, 1.5], ['one', 'few', 'many', '1,5']],
    ['fr', { one: 'one', many: 'many', other: '{count}' }, [0, 2, 1e6], ['one', '2', 'many']],
    ['ja', { other: '{count}' }, [0, 1], ['0', '1']],
  ])('has the form of its category in %s', (locale, texts, counts, expected) => {
    const found = counts.map((count) => formatText(texts, { count }, locale))
    expect(found).toEqual(expected)
  })

  test('may have a form for 0 in a language without that category', () => {
    const texts = { zero: 'no copies', one: '{count} copy', other: '{count} copies' }
    expect([0, 1, 2].map((count) => formatText(texts, { count }))).toEqual(['no copies', '1 copy', '2 copies'])
  })

  test('may have further parameters', () => {
    expect(formatText({ one: '{token}: {count}', other: '{token}: {count}s' }, { token: 'A', count: 2 }, 'en')).toBe(
      'A: 2s',
    )
  })
})

describe('words', () => {
  test('of texts with parameters are functions, and their types follow from the texts', () => {
    expect(english.send({ amount: '1 ETH', name: 'Ada' })).toBe('Send 1 ETH to Ada')
    expect(english.copies({ count: 1 })).toBe('1 copy')
    expect(english.back).toBe('Back')
    expectTypeOf(english.send).toEqualTypeOf<(parameters: { amount: string; name: string }) => string>()
    expectTypeOf(english.copies).toEqualTypeOf<(parameters: { count: number }) => string>()
    expectTypeOf(english.back).toEqualTypeOf<string>()
  })

  test('of another language replace the English ones, and those that it does not have stay', () => {
    const german = { back: 'Zurück', copies: { one: '{count} Kopie', other: '{count} Kopien' } }
    const words = readWords(german, 'de', english)
    expect([words.back, words.copies({ count: 1_000 })]).toEqual(['Zurück', '1.000 Kopien'])
    expect(words.group.hello({ name: 'Ada' })).toBe('Hello Ada')
  })

  test('may be functions, or texts that use no parameter', () => {
    const words = readWords({ send: ({ name }) => `${name}!`, group: { hello: 'Hi' } }, 'en', english)
    expect(words.send({ amount: '1', name: 'Ada' })).toBe('Ada!')
    expect(words.group.hello({ name: 'Ada' })).toBe('Hi')
  })

  test('that English does not have are ignored, and so are undefined ones', () => {
    const given = JSON.parse('{"__proto__":{"polluted":true},"nonsense":"x","group":{"constructor":"x"}}')
    const words = readWords({ ...given, back: undefined }, 'en', english)
    expect(Object.keys(words)).toEqual(Object.keys(english))
    expect(words.back).toBe('Back')
    expect(Object.keys(words.group)).toEqual(['hello'])
    expect({}).not.toHaveProperty('polluted')
  })
})

test('`{hotkey}` is no parameter', () => {
  const { region } = readWords({ region: 'Notifications ({hotkey})' })
  expect(region).toBe('Notifications ({hotkey})')
  expectTypeOf(region).toBeString()
})

test('words of a language are made once', () => {
  const german = { send: 'Senden' }
  const words = readWordsOnce(german, 'de', english)
  expect(words.send({ amount: '1', name: 'Ada' })).toBe('Senden')
  expect(readWordsOnce(german, 'de', english)).toBe(words)
})

describe('languages', () => {
  test.each(languageTags)('%s has the plural categories and the direction that the platform knows', (tag) => {
    const { categories, direction } = languages[tag]
    expect([...categories].sort()).toEqual([...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort())
    expect(direction).toBe(readDirection(tag))
  })

  test.each([
    ['ar', 'ar'],
    ['ar-EG', 'ar'],
    ['AR-latn', 'ar'],
    ['en-GB', 'en'],
    // Klingon.
    ['tlh', 'en'],
    ['', 'en'],
    ['not a tag', 'en'],
  ])('the language for "%s" is %s', (locale, tag) => {
    expect(findLanguage(locale)).toBe(tag)
  })

  test('a catalogue loads in its language, and stays English without a file', async () => {
    const files = { '../words/de.json': async () => ({ back: 'Zurück' }) }
    expect((await loadWords(english, files, 'de')).back).toBe('Zurück')
    expect(await loadWords(english, files, 'fr')).toBe(english)
  })
})
