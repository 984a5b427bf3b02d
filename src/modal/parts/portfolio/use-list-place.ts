'use client'

import { useRef } from 'react'
import type { LongListHandle } from '../../../components/list/long-list.js'
import type { LongListPlace } from '../../../components/list/long-list-place.js'
import { useRemembered } from '../state/use-remembered.js'

/** The place where a list was left, for the way back from a detail. */
export function useListPlace(key: string) {
  const ref = useRef<LongListHandle>(null)
  const [place, setPlace] = useRemembered<LongListPlace | null>(key, null, 'back')
  return { ref, place, leave: () => setPlace(ref.current?.readPlace() ?? null) }
}
