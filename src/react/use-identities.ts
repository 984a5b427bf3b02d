'use client'

import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CaipNetworkId } from '../core/model/caip.js'
import type { Identity } from '../core/model/portfolio.js'
import { useLintel } from './lintel-context.js'
import { useHasStarted } from './use-data-account.js'
import { offlineToo } from './use-wallets.js'

/** The most names that are read for one list. Each is a request, whose answer is kept for 5 min. */
const MAX_NAMES = 12

type Names = Readonly<Record<string, string>>

/**
 * The names of accounts, by address, without accounts that have none or are not read yet. For a list, which shows the
 * address beside each name. Reads the names of the first 12, and returns them together, so that the list renders once for all of them.
 *
 * @example
 * const names = useIdentities([{ address, network: 'eip155:1' }])
 * names[address] ?? address
 */
export function useIdentities(accounts: readonly { address: string; network: CaipNetworkId }[]): Names {
  const { queries } = useLintel()
  const hasStarted = useHasStarted()
  const unique = new Map(
    accounts.flatMap((account) => (account.address ? [[`${account.network}:${account.address}`, account]] : [])),
  )
  const asked = [...unique.values()].slice(0, MAX_NAMES)
  const read = useQueries({
    queries: asked.map((account) => ({ ...queries.identity(account), ...offlineToo, enabled: hasStarted })),
    combine: readTogether,
  })
  const client = useQueryClient()
  /** The names known at the first render of the list, then the last complete answer, which stays while more names are read. */
  const [shown, setShown] = useState(() => {
    const identities = asked.map((account) => client.getQueryData<Identity>(queries.identity(account).queryKey))
    return listNames(asked, identities.map(readName))
  })
  if (!read) return shown.names
  const next = listNames(asked, read)
  if (next.text !== shown.text) setShown(next)
  return next.text === shown.text ? shown.names : next.names
}

const readName = (identity: Identity | undefined) => identity?.name ?? null

/** `text` is the same for the same names. */
function listNames(accounts: readonly { address: string }[], names: readonly (string | null)[]) {
  const known = accounts.flatMap(({ address }, index) => (names[index] ? [[address, names[index]] as const] : []))
  return { text: JSON.stringify(known), names: Object.fromEntries(known) as Names }
}

/** The name of each account, or null while one is read for the first time. Does not wait for a failed one, which is read again. */
function readTogether(results: UseQueryResult<Identity>[]): readonly (string | null)[] | null {
  if (results.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)) return null
  return results.map(({ data }) => readName(data))
}
