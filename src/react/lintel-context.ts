'use client'

import { createContext, type RefObject, use } from 'react'
import type { Lintel } from '../core/model/lintel.js'

export const LintelContext = createContext<Lintel | null>(null)

/** The instance that the provider has rendered with. Before the first render there are no listeners for its events. */
export const DrawnContext = createContext<RefObject<Lintel | null> | null>(null)

/**
 * The instance of the nearest `LintelProvider`: its `actions`, `queries` and `store`.
 *
 * @throws Error when there is no provider around the caller.
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
