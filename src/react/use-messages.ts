'use client'

import { useSyncExternalStore } from 'react'
import type { Messages } from '../core/messages/en.js'
import { useLintel } from './lintel-context.js'

/** The current messages: English, the app's overrides, or the locale loaded last. */
export function useMessages(): Messages {
  const { messages } = useLintel()
  return useSyncExternalStore(messages.subscribe, messages.getState, messages.getInitialState)
}
