'use client'

import { useRef, useState } from 'react'
import type { LongListHandle } from '../../components/list/long-list.js'
import type { LongListPlace } from '../../components/list/long-list-place.js'
import { useLintel } from '../../react/lintel-context.js'
import { perInstance } from './per-instance.js'

const getMemory = perInstance(() => new Map<string, unknown>())

/** `back`: kept only when the visitor goes back to the view; when the view is opened again, it starts with the initial value. */
type Kept = 'always' | 'back'

/**
 * State that outlives the view, which unmounts when another one is shown. It is lost when the page is left.
 *
 * @param key Unique among all views.
 *
 * @example const [query, setQuery] = useRemembered('all-wallets.query', '', 'back')
 */
export function useRemembered<Value>(key: string, initial: Value, kept: Kept): [Value, (value: Value) => void] {
  const lintel = useLintel()
  const memory = getMemory(lintel)
  const [value, setValue] = useState(() => {
    const isKept = kept === 'always' || lintel.store.getState().router.direction === 'back'
    // Otherwise Back to a view that was opened again would restore the value of an earlier visit.
    if (!isKept) memory.delete(key)
    return memory.has(key) ? (memory.get(key) as Value) : initial
  })
  const remember = (next: Value) => {
    memory.set(key, next)
    setValue(next)
  }
  return [value, remember]
}

/** The place where a LongList was left, for the way back from a detail. */
export function useRememberedPlace(key: string) {
  const ref = useRef<LongListHandle>(null)
  const [place, setPlace] = useRemembered<LongListPlace | null>(key, null, 'back')
  return { ref, place, leave: () => setPlace(ref.current?.readPlace() ?? null) }
}
