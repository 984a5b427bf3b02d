'use client'

import type { ViewWords } from '../core/words/messages.js'
import { readWordsOnce } from '../words/read-words-once.js'
import type { WordOverrides } from '../words/text.js'
import { useGivenMessages } from './use-given-messages.js'

/**
 * The words of one view, which passes its English ones, so that a page loads only the words of the views that it opens.
 *
 * @example const words = useViewWords('receive', enReceive)
 */
export function useViewWords<Name extends keyof ViewWords>(name: Name, english: ViewWords[Name]): ViewWords[Name] {
  const { locale, views } = useGivenMessages()
  const given = views[name] as WordOverrides<ViewWords[Name]> | undefined
  return given ? readWordsOnce(given, locale, english) : english
}
