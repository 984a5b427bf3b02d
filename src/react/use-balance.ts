'use client'

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { listBalanceAddresses } from '../core/data/addresses/list-balance-addresses.js'
import type { Balance } from '../core/model/chain-adapter.js'
import { getConnection } from '../core/selectors.js'
import { useLintel } from './lintel-context.js'
import { useLintelState } from './use-lintel-state.js'
import { useNetwork } from './use-network.js'

/** The connected account's native balance on the active network; idle without an account. */
export function useBalance(): UseQueryResult<Balance> {
  const { queries } = useLintel()
  const connection = useLintelState((state) => getConnection(state))
  const network = useNetwork()
  const addresses = connection ? listBalanceAddresses(connection) : []
  return useQuery({
    ...queries.balance({ addresses, network: network?.caipNetworkId ?? 'eip155:0' }),
    enabled: connection !== null && network !== null,
  })
}
