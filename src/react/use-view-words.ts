'use client'

import type { ViewWords } from '../core/messages/views/view-words.js'
import { useMessages } from './use-messages.js'

/**
 * The words of one view. It passes its English ones, so that a page loads only the words of the views that it opens.
 *
 * @example const words = useViewWords('receive', enReceive)
 */
export function useViewWords<Name extends keyof ViewWords>(name: Name, english: ViewWords[Name]): ViewWords[Name] {
  const given = useMessages().views[name]
  return given ? { ...english, ...given } : english
}
