'use client'

import { useSyncExternalStore } from 'react'
import type { LintelState } from '../core/model/state.js'
import { useLintel } from './lintel-context.js'

/**
 * Reads one part of the state and renders again only when that part changes.
 *
 * @param selector Returns a primitive or an object that the state holds, never a new one.
 *
 * @example
 * const isOpen = useLintelState((state) => state.modal.open)
 */
export function useLintelState<Selected>(selector: (state: LintelState) => Selected): Selected {
  const { store } = useLintel()
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.getState()),
    () => selector(store.getInitialState()),
  )
}
