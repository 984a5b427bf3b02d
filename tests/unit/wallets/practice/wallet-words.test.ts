import { expect, test } from 'vitest'
import { enPractice } from '../../../../wallets/practice/words/en.js'
import { loadWalletWords } from '../../../../wallets/practice/words/wallet-words.js'
import { ar } from '../../../fixtures/arabic-words.js'

test('the practice wallet is in the language of the browser', async () => {
  const { direction, pages, approve, components } = await loadWalletWords('ar-EG')
  expect(direction).toBe('rtl')
  expect(approve.locale).toBe('ar')
  expect(pages.sessions.uses({ account: 'Account 1' })).toBe('يستخدم \u2068Account 1\u2069')
  expect(components.form).toEqual(ar.components.form)
})

test('it is English for a language that has no files', async () => {
  const { direction, pages, components } = await loadWalletWords('de')
  expect([direction, pages, components]).toEqual(['ltr', enPractice, {}])
})
