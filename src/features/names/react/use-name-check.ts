'use client'

import { useQuery } from '@tanstack/react-query'
import { getInternals } from '../../../core/actions/internals.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useDebouncedValue } from '../../../react/use-debounced-value.js'
import type { NameReport } from '../data/create-names-client.js'
import type { NameAnswer, NameCheck } from '../model/name-state.js'
import { isOwnedBy } from '../model/own-name.js'
import { toReadProblem } from '../model/problems.js'
import { getNames } from '../names.js'

/** The pause in typing before a name is looked up, in ms. */
const TYPING_MS = 500

type Checked = Omit<NameReport, 'answer'> & { answer: NameAnswer | null }

export type NameCheckResult = {
  check: NameCheck
  /** Free names similar to the last one that was looked up, with their zone. They stay while the visitor types. */
  suggestions: readonly string[]
  refetch(): Promise<unknown>
}

/**
 * Looks up a name that can be registered, once the visitor pauses.
 *
 * @param name Without its zone; empty if it cannot be registered.
 */
export function useNameCheck(name: string, zone: string | null, account: string): NameCheckResult {
  const lintel = useLintel()
  const asked = useDebouncedValue(name, TYPING_MS)
  const full = `${asked}.${zone}`
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: getInternals(lintel).createKey('names', 'check', full, account),
    queryFn: async ({ signal }): Promise<Checked> => {
      const { client } = getNames(lintel)
      const report = await client.checkName({ name: full, zone: zone ?? '', signal })
      if (report.answer !== 'taken' || account === '') return report
      const owned = await client.getName({ name: full, signal })
      return { ...report, answer: owned && isOwnedBy(owned, account) ? 'own' : 'taken' }
    },
    enabled: asked !== '' && asked === name && zone !== null,
    placeholderData: (before) => before,
    // A free name may be taken the next time. Simultaneous look-ups, such as by the modal and the app, share one request.
    staleTime: 1_000,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
  const isKnown = asked === name && !isPlaceholderData
  return {
    check: {
      name: asked,
      answer: isKnown ? (data?.answer ?? null) : null,
      problem: isKnown && !isFetching && (error || (data && !data.answer)) ? toReadProblem(error) : null,
    },
    suggestions: data?.suggestions ?? [],
    refetch: () => refetch(),
  }
}
