import { expect, test } from 'vitest'
import { readMonogram } from '../../../../src/components/avatar/read-monogram.js'

test.each([
  ['prism', 'P'],
  ['  prism', 'P'],
  ['\u202Eprism', 'P'],
  ['\u200B\uFEFF prism', 'P'],
  ['محفظة', 'م'],
  ['écu', 'É'],
  ['e\u0301cu', 'É'],
  ['1inch', '1'],
])('the first letter of %j is %s', (name, letter) => {
  expect(readMonogram(name)).toBe(letter)
})

test.each(['', '   ', '\u200B\u2060\uFEFF'])('%j shows no letter', (name) => {
  expect(readMonogram(name)).toBe('')
})

test('stacked accents are cut; marks that are vowels stay', () => {
  expect(readMonogram(`Z${'\u0351'.repeat(500)}`)).toBe('Z')
  expect(readMonogram('किताब')).toBe('कि')
})

test('a name of a million characters is fast', () => {
  expect(readMonogram('a'.repeat(1_000_000))).toBe('A')
})
