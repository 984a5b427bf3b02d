'use client'

import type { Messages as ShownMessages } from '../core/messages/en.js'
import { readMessages } from '../core/messages/messages.js'
import { useGivenMessages } from './use-given-messages.js'

/** The current messages: English, the app's overrides, or the locale loaded last. */
export function useMessages(): ShownMessages {
  return readMessages(useGivenMessages())
}
