'use client'

import { useSyncExternalStore } from 'react'
import type { GivenMessages } from '../core/words/given-messages.js'
import { useLintel } from './lintel-context.js'

/** The app's own words, without the English ones that load with the modal. */
export function useGivenMessages(): GivenMessages {
  const { messages } = useLintel()
  return useSyncExternalStore(messages.subscribe, messages.getState, messages.getInitialState)
}
