'use client'

import { useQuery } from '@tanstack/react-query'
import { getInternals } from '../../../core/actions/internals.js'
import { useLintel } from '../../../react/lintel-context.js'
import { getNames } from '../names.js'

/** How long the list is used, in ms. */
const STALE_MS = 30_000

/** The names of an account, the newest first. Null until they are read. */
export function useOwnNames(account: string): {
  names: readonly string[] | null
  error: unknown
  isFetching: boolean
  refetch(): void
} {
  const lintel = useLintel()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: getInternals(lintel).createKey('names', 'of', account),
    queryFn: ({ signal }) => getNames(lintel).client.listNames({ account, signal }),
    enabled: account !== '',
    staleTime: STALE_MS,
    retry: 1,
    networkMode: 'always',
  })
  return { names: data?.map(({ name }) => name) ?? null, error, isFetching, refetch: () => void refetch() }
}
