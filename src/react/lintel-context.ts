'use client'

import { createContext, type RefObject, use } from 'react'
import type { Lintel } from '../core/lintel.js'

export const LintelContext = createContext<Lintel | null>(null)

/** The instance with which the provider has rendered. Before the first render its events have no listeners. */
export const DrawnContext = createContext<RefObject<Lintel | null> | null>(null)

/**
 * The instance of the nearest `LintelProvider`: its `actions`, `queries` and `store`.
 *
 * @throws Error without a provider around the caller.
 *
 * @example
 * const { actions } = useLintel()
 * <button onClick={() => actions.open()}>Connect</button>
 */
export function useLintel(): Lintel {
  const lintel = use(LintelContext)
  if (!lintel) {
    throw new Error('useLintel was called outside LintelProvider. Wrap your app: <LintelProvider lintel={lintel}>.')
  }
  return lintel
}
