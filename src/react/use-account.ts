'use client'

import { useMemo } from 'react'
import type { Account } from '../core/model/account.js'
import type { CaipNetworkId } from '../core/model/caip.js'
import type { ConnectionStatus } from '../core/model/state.js'
import { getConnection, getNetwork, getStatus, isRestoring, toAccount } from '../core/selectors.js'
import { useLintelState } from './use-lintel-state.js'

export type AccountResult = {
  account: Account | null
  status: ConnectionStatus
  /** A stored session is being restored: show neither an account nor "disconnected" yet. */
  isRestoring: boolean
  /** The active network, CAIP-2. */
  network: CaipNetworkId | null
}

/**
 * The connected account.
 *
 * @example
 * const { account, isRestoring } = useAccount()
 * if (isRestoring) return <Skeleton />
 * return account ? account.address : 'Not connected'
 */
export function useAccount(): AccountResult {
  const connection = useLintelState((state) => getConnection(state))
  return {
    account: useMemo(() => connection && toAccount(connection), [connection]),
    status: useLintelState((state) => getStatus(state)),
    isRestoring: useLintelState((state) => isRestoring(state)),
    network: useLintelState((state) => getNetwork(state)),
  }
}
