'use client'

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Balance } from '../core/model/chain-adapter.js'
import { useLintel } from './lintel-context.js'
import { useAccount } from './use-account.js'
import { useNetwork } from './use-network.js'

/** The connected account's native balance on the active network; idle without an account. */
export function useBalance(): UseQueryResult<Balance> {
  const { queries } = useLintel()
  const { account } = useAccount()
  const network = useNetwork()
  const address = account?.address ?? ''
  const caipNetworkId = network?.caipNetworkId ?? 'eip155:0'
  return useQuery({
    ...queries.balance({ address, network: caipNetworkId }),
    enabled: account !== null && network !== null,
  })
}
