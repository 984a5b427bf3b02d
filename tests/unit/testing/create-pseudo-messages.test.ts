import { describe, expect, it } from 'vitest'
import { en } from '../../../src/features/english.js'
import { createPseudoMessages } from '../../../src/testing/create-pseudo-messages.js'
import { readEveryViewWord } from '../../../src/testing/view-words.js'
import { enComponentWords } from '../../../src/words/component-words.js'

const pseudo = createPseudoMessages()

/** Every text of a catalogue. Each parameter is its own name. */
function listTexts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  if (typeof tree === 'function') {
    return listTexts(tree(new Proxy({}, { get: (_target, name) => String(name) })))
  }
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(listTexts) : []
}

describe('the pseudo-locale', () => {
  const { locale: _english, ...words } = { ...en, components: enComponentWords, views: readEveryViewWord() }
  const { locale: _pseudo, ...disguised } = pseudo

  it('has every text, each at least 40 % longer and in brackets', () => {
    const texts = listTexts(words)
    const found = listTexts(disguised)
    expect(found).toHaveLength(texts.length)
    for (const [index, text] of texts.entries()) {
      expect(found[index]).toMatch(/^\[.*\]$/s)
      expect(found[index]?.length).toBeGreaterThanOrEqual(text.length * 1.4)
    }
  })

  it('keeps parameters and placeholders', () => {
    expect(pseudo.connectingExternal.title({ wallet: 'PRISM' })).toContain('PRISM')
    expect(pseudo.toasts.region).toContain('{hotkey}')
  })
})
