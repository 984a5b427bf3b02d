'use client'

import { listBalanceAddresses } from '../core/data/addresses/list-balance-addresses.js'
import type { Balance } from '../core/model/chain-adapter.js'
import { getConnection } from '../core/selectors.js'
import { useLintel } from './lintel-context.js'
import type { ReadResult } from './read-result.js'
import { useLintelState } from './use-lintel-state.js'
import { useNetwork } from './use-network.js'
import { useReadBalance } from './use-read.js'

/**
 * The connected account's native balance on the active network, in base units; idle without an account. `refetch` reads at
 * once, even within the 30 s after a failure.
 *
 * @example
 * const { data } = useBalance()
 * return data ? <Amount {...data} /> : null
 */
export function useBalance(): ReadResult<Balance> {
  const { queries } = useLintel()
  const connection = useLintelState((state) => getConnection(state))
  const active = useNetwork()
  const network = active?.caipNetworkId ?? 'eip155:0'
  const addresses = connection ? listBalanceAddresses(connection) : []
  return useReadBalance(network, queries.balance({ addresses, network }), {
    enabled: connection !== null && active !== null,
  })
}
