import { describe, expect, test } from 'vitest'
import {
  hasInvisible,
  removeInvisible,
  replaceInvisible,
  spellOut,
} from '../../../../src/rules/text/invisible-characters.js'

const invisible: [name: string, character: string][] = [
  ['a zero-width space', '\u200B'],
  ['a bidi override', '\u202E'],
  ['a bidi isolate', '\u2067'],
  ['a byte order mark', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['a combining grapheme joiner', '\u034F'],
  ['a Hangul filler', '\u3164'],
  ['a halfwidth Hangul filler', '\uFFA0'],
  ['a Khmer inherent vowel', '\u17B4'],
  ['a Mongolian vowel separator', '\u180E'],
  ['a variation selector', '\uFE00'],
  ['a supplementary variation selector', '\u{E0100}'],
  ['a tag letter', '\u{E0061}'],
  ['an unassigned ignorable code point', '\u{E0FFF}'],
  ['a musical format character', '\u{1D173}'],
  ['a control character', '\u0007'],
  ['a line separator', '\u2028'],
  ['a lone surrogate', '\uD800'],
]

describe.each(invisible)('%s', (_name, character) => {
  test('is found, removed and written out', () => {
    const text = `US${character}DC`
    expect(hasInvisible(text)).toBe(true)
    expect(removeInvisible(text)).toBe('USDC')
    expect(replaceInvisible(text, spellOut)).toMatch(/^US\{U\+[0-9A-F]{4,6}\}DC$/)
  })
})

test.each(['Prism', 'محفظة المنارة', 'קלט', 'किताब', 'é', '財布', '🦊 Fox', 'a b', 'a\u00A0b'])(
  '%j is visible',
  (text) => {
    expect(hasInvisible(text)).toBe(false)
    expect(removeInvisible(text)).toBe(text)
  },
)

test.each([
  ['an Indic conjunct', 'क्\u200Dष'],
  ['a Persian word', 'می\u200Cخواهم'],
  ['a family emoji', '👨\u200D👩\u200D👦'],
  ['a skin tone in a sequence', '👩🏽\u200D💻'],
  ['a red heart on fire', '❤\uFE0F\u200D🔥'],
])('%s keeps its joiners', (_name, text) => {
  expect(removeInvisible(text)).toBe(text)
})

test('a joiner between Latin letters is removed', () => {
  expect(removeInvisible('Pri\u200Dsm\u200C')).toBe('Prism')
})
