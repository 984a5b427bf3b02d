'use client'

import { useQueries } from '@tanstack/react-query'
import type { CaipNetworkId } from '../core/model/caip.js'
import { useLintel } from './lintel-context.js'
import { useLintelState } from './use-lintel-state.js'
import { offlineToo } from './use-wallets.js'

/** More names are not read for one list. Each is a request, whose answer is kept for 5 min. */
const MAX_NAMES = 12

/**
 * The names of accounts, by address; without those that have none, and those that are not read yet. For a list, which shows the
 * address beside each name. Reads those of the first 12.
 *
 * @example
 * const names = useIdentities([{ address, network: 'eip155:1' }])
 * names[address] ?? address
 */
export function useIdentities(
  accounts: readonly { address: string; network: CaipNetworkId }[],
): Readonly<Record<string, string>> {
  const { queries } = useLintel()
  const hasStarted = useLintelState((state) => state.startedAt !== null)
  const unique = new Map(
    accounts.flatMap((account) => (account.address ? [[`${account.network}:${account.address}`, account]] : [])),
  )
  const asked = [...unique.values()].slice(0, MAX_NAMES)
  const results = useQueries({
    queries: asked.map((account) => ({ ...queries.identity(account), ...offlineToo, enabled: hasStarted })),
  })
  const named = results.flatMap(({ data }, index) => {
    const address = asked[index]?.address
    return data?.name && address ? [[address, data.name] as const] : []
  })
  return Object.fromEntries(named)
}
