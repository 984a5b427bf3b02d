import { describe, expect, it } from 'vitest'
import { en } from '../../../../src/features/english.js'
import { ar } from '../../../../src/languages/ar.js'
import { readEveryViewWord } from '../../../../src/testing/view-words.js'
import { enComponentWords } from '../../../../src/words/component-words.js'
import { ar as inNode } from '../../../fixtures/arabic-words.js'
import { listTexts, NUMBERS } from '../../../fixtures/list-texts.js'

/** Names that are the same in every language. */
const NAMES =
  /^(downloads\.(chrome|firefox|edge|android)|connect\.walletConnect|namespaces\.\w+|components\.themePanel\.comma)$/
/** Texts that are only their parameters. */
const BARE = ['titles.TokenDetail', 'titles.ConnectingExternal', 'components.themePanel.color', 'views.activity.named']
const english = listTexts({ ...en, components: enComponentWords, views: readEveryViewWord() })
const arabic = new Map(listTexts(ar).map((text) => [text.key, text]))

describe('Arabic', () => {
  it('is the same for tests in Node', () => {
    expect(listTexts(inNode)).toEqual([...arabic.values()])
  })

  it('has every key of English, in its order, and no other', () => {
    expect([...arabic.keys()]).toEqual(english.map(({ key }) => key))
  })

  it('has no English text', () => {
    const left = [...arabic.values()].filter(
      ({ key, text }) => key !== 'locale' && !NAMES.test(key) && !BARE.includes(key) && !/[\u0621-\u064A]/.test(text),
    )
    expect(left).toEqual([])
  })

  it('isolates each name', () => {
    for (const { key, text, parameters } of arabic.values()) {
      if (BARE.includes(key)) continue
      for (const name of parameters.filter((parameter) => !NUMBERS.includes(parameter))) {
        expect(text, key).toContain(`\u2068${name}\u2069`)
      }
    }
  })

  it('uses the Arabic plural forms', () => {
    const found = (count: number) => ar.allWallets.found({ count })
    expect([0, 1, 2].map(found)).toEqual(['لم نعثر على أي محفظة', 'عثرنا على محفظة واحدة', 'عثرنا على محفظتين'])
    expect(found(7)).toMatch(/^عثرنا على \S+ محافظ$/)
    expect(found(11)).toMatch(/^عثرنا على \S+ محفظة$/)
    expect(found(102)).toMatch(/^عثرنا على \S+ محفظة$/)
    expect(ar.pairing.newCodeSoon({ seconds: 2 })).toContain('ثانيتين')
    expect(ar.pairing.newCodeSoon({ seconds: 10 })).toMatch(/\S+ ثوانٍ/)
    expect(ar.pairing.newCodeSoon({ seconds: 30 })).toMatch(/\S+ ثانية\.$/)
  })
})
