'use client'

import { useState } from 'react'
import type { Lintel } from '../../../core/index.js'
import { useLintel } from '../../../react/index.js'

/** Of each instance, so that two on a page, or two requests on a server, share nothing. Gone with the instance. */
const memories = new WeakMap<Lintel, Map<string, unknown>>()

/** `back`: a view that is come back to is as it was, one that is opened anew starts anew. */
type Kept = 'always' | 'back'

/**
 * State of a view that outlives it, for as long as the page: a view is drawn anew each time it is shown. `key` is
 * unique among all views.
 *
 * @example const [query, setQuery] = useRemembered('all-wallets.query', '', 'back')
 */
export function useRemembered<Value>(key: string, initial: Value, kept: Kept): [Value, (value: Value) => void] {
  const lintel = useLintel()
  const memory = memories.get(lintel) ?? new Map<string, unknown>()
  memories.set(lintel, memory)
  const [value, setValue] = useState(() => {
    const isKept = kept === 'always' || lintel.store.getState().router.direction === 'back'
    return isKept && memory.has(key) ? (memory.get(key) as Value) : initial
  })
  const remember = (next: Value) => {
    memory.set(key, next)
    setValue(next)
  }
  return [value, remember]
}
