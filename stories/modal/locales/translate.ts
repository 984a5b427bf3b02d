import { cloneElement, isValidElement } from 'react'
import type { ShownMessages } from '../../../src/core/words/messages.js'
import { en } from '../../../src/features/english.js'
import { isRecord } from '../../../src/rules/is-record.js'
import { readEveryViewWord } from '../../../src/testing/view-words.js'

const everyViewWord = readEveryViewWord()

/** The wallet of the samples, whose name is in texts. */
const wallet = 'Prism'

/**
 * Returns a copy of an element, or of one of its props, in the words of a locale: replaces the catalogues that it passes to its views,
 * and the titles and errors that are already formatted.
 */
export function translate<Value>(value: Value, words: ShownMessages): Value {
  return replaceWords(value, words, listTexts(words)) as Value
}

function replaceWords(value: unknown, words: ShownMessages, texts: ReadonlyMap<string, string>): unknown {
  const replace = (part: unknown) => replaceWords(part, words, texts)
  if (value === en) return words
  if (typeof value === 'string') return texts.get(value) ?? value
  if (Array.isArray(value)) return value.map(replace)
  if (isValidElement<Record<string, unknown>>(value)) return cloneElement(value, replaceProps(value.props))
  return isRecord(value) ? replaceProps(value) : value

  function replaceProps(props: Record<string, unknown>): Record<string, unknown> {
    const replaced = Object.fromEntries(Object.entries(props).map(([name, part]) => [name, replace(part)]))
    for (const name of Object.keys(everyViewWord) as (keyof typeof everyViewWord)[]) {
      const english = Object.entries(everyViewWord[name])
      const hasAll = english.every(([word, text]) => props[word] === text)
      if (hasAll) Object.assign(replaced, everyViewWord[name], words.views[name])
    }
    return replaced
  }
}

/** The titles and the errors of a locale by their English texts. */
function listTexts(words: ShownMessages): ReadonlyMap<string, string> {
  const ofFeatures = Object.entries(everyViewWord).flatMap(([name, english]) =>
    'titles' in english ? pair({ titles: english.titles }, words.views[name as keyof typeof everyViewWord]) : [],
  )
  const pairs = [...pair(en.titles, words.titles), ...ofFeatures, ...pair(en.errors, words.errors)]
  // Leaves out titles that are only the name of the wallet, because names stay.
  return new Map(pairs.filter(([english]) => english !== wallet))
}

function pair(english: unknown, translated: unknown): [english: string, translated: string][] {
  if (typeof english === 'string' && typeof translated === 'string') return [[english, translated]]
  if (typeof english === 'function' && typeof translated === 'function') {
    return pair(english({ wallet }), translated({ wallet }))
  }
  if (!isRecord(english) || !isRecord(translated)) return []
  return Object.keys(english).flatMap((name) => pair(english[name], translated[name]))
}
