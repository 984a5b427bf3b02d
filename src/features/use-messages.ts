'use client'

import type { ShownMessages } from '../core/words/messages.js'
import { useGivenMessages } from '../react/use-given-messages.js'
import { readMessages } from './english.js'

/** The current messages: English, the app's overrides, or the last loaded locale. */
export function useMessages(): ShownMessages {
  return readMessages(useGivenMessages())
}
