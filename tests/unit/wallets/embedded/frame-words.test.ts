import { describe, expect, test } from 'vitest'
import { enFrame } from '../../../../wallets/embedded/words/frame-words.js'
import { loadFrameWords } from '../../../../wallets/embedded/words/load-frame-words.js'
import { arFrame } from '../../../fixtures/arabic-words.js'
import { listTexts } from '../../../fixtures/list-texts.js'

describe('the words of the frame in Arabic', () => {
  const english = listTexts({ ...enFrame.approve, screens: enFrame.screens })
  const arabic = new Map(listTexts({ ...arFrame.approve, screens: arFrame.screens }).map((text) => [text.key, text]))

  test('have every key of English, in its order, and no other', () => {
    expect([...arabic.keys()]).toEqual(english.map(({ key }) => key))
  })

  test('are Arabic', () => {
    const left = [...arabic.values()].filter(({ key, text }) => key !== 'locale' && !/[\u0621-\u064A]/.test(text))
    expect(left).toEqual([])
  })

  test('count calls and bytes by the Arabic plural forms', () => {
    const { byteCount, warnings } = arFrame.approve
    expect([1, 2].map((count) => byteCount({ count }))).toEqual(['بايت واحد', 'بايتان'])
    expect(warnings['inner-calls']({ count: 2 })).toContain('استدعاءان')
  })
})

test.each([
  ['ar', arFrame],
  ['ar-EG', arFrame],
  ['en-GB', enFrame],
  ['de', enFrame],
  ['', enFrame],
])('a page in "%s" gets its words', async (locale, words) => {
  const { direction, approve, screens, components } = await loadFrameWords(locale)
  expect([direction, approve.locale, screens.cancel, components.form]).toEqual([
    words.direction,
    words.approve.locale,
    words.screens.cancel,
    words.components.form,
  ])
})
