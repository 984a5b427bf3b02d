'use client'

import { useQuery } from '@tanstack/react-query'
import { getInternals } from '../../../core/actions/internals.js'
import { useLintel } from '../../../react/lintel-context.js'
import type { ReadResult } from '../../../react/read-result.js'
import { getNames } from '../names.js'

/** How long the list is used, in ms. */
const STALE_MS = 30_000

/** The names of an account, the newest first. */
export function useOwnNames(account: string): ReadResult<readonly string[]> {
  const lintel = useLintel()
  return useQuery({
    queryKey: getInternals(lintel).createKey('names', 'of', account),
    queryFn: ({ signal }) => getNames(lintel).client.listNames({ account, signal }),
    select: toNames,
    enabled: account !== '',
    staleTime: STALE_MS,
    retry: 1,
    networkMode: 'always',
  })
}

const toNames = (owned: readonly { name: string }[]) => owned.map(({ name }) => name)
