import { expect, test } from 'vitest'
import { toPlainName } from '../../../src/parts/names/to-plain-name.js'

test('a name cannot reverse the text around it', () => {
  expect(toPlainName('Prism\u202Egnp.exe')).toBe('Prismgnp.exe')
  expect(toPlainName('\u2067Prism\u2069\u200F')).toBe('Prism')
})

test('a name cannot hide characters that make it another one', () => {
  expect(toPlainName('Pri\u200Bsm\uFEFF\n')).toBe('Prism')
})

test('names in scripts with joiners do not change', () => {
  expect(toPlainName('محفظة المنارة')).toBe('محفظة المنارة')
  expect(toPlainName('क्\u200Dष')).toBe('क्\u200Dष')
})

test('a name of 10,000 letters is cut, never within a letter', () => {
  expect(toPlainName('A'.repeat(80))).toBe('A'.repeat(80))
  expect(toPlainName('A'.repeat(10_000))).toBe(`${'A'.repeat(80)}…`)
  expect(toPlainName('🦊'.repeat(10_000))).toBe(`${'🦊'.repeat(80)}…`)
})
