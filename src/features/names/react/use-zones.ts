'use client'

import { useQuery } from '@tanstack/react-query'
import { useLintel } from '../../../react/lintel-context.js'
import type { NameZones } from '../data/create-names-client.js'
import { getNames } from '../names.js'

/** How long the zones are used, in ms. */
const STALE_MS = 5 * 60_000

export type ZonesResult = {
  /** Null until they are read. */
  zones: NameZones | null
  error: unknown
  isFetching: boolean
  refetch(): void
}

/** Where names can be registered: what the data API says, or else the option `names.zone`. */
export function useZones(): ZonesResult {
  const lintel = useLintel()
  const own = lintel.store.getState().settings.names?.zone
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['lintel', 'names', 'zones'],
    queryFn: ({ signal }) => getNames(lintel).client.listZones({ signal }),
    staleTime: STALE_MS,
    // The data APIs of others do not list them.
    retry: own === undefined ? 1 : false,
    networkMode: 'always',
  })
  const given = own === undefined ? null : { zones: [own], networks: null }
  return {
    zones: data ? (given && data.zones.length === 0 ? given : data) : error ? given : null,
    error: given ? null : error,
    isFetching,
    refetch: () => void refetch(),
  }
}
