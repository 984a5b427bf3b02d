'use client'

import { useQuery } from '@tanstack/react-query'
import { getInternals } from '../../../core/actions/internals.js'
import { useLintel } from '../../../react/lintel-context.js'
import type { ReadResult } from '../../../react/read-result.js'
import type { NameZones } from '../model/names-state.js'
import { getNames } from '../names.js'
import { readZones } from '../read-zones.js'

/** How long the zones are used, in ms. */
const STALE_MS = 5 * 60_000

/** The zones and networks where names can be registered. */
export function useZones(): ReadResult<NameZones> {
  const lintel = useLintel()
  return useQuery({
    queryKey: getInternals(lintel).createKey('names', 'zones'),
    queryFn: ({ signal }) => readZones(getNames(lintel).client, lintel.store.getState().settings, signal),
    // The row that opens this view has read them already.
    initialData: () => lintel.store.getState().names.zones ?? undefined,
    initialDataUpdatedAt: () => lintel.store.getState().names.zones?.at,
    staleTime: STALE_MS,
    retry: 1,
    networkMode: 'always',
  })
}
