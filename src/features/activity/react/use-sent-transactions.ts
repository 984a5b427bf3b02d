'use client'

import { useEffect, useMemo } from 'react'
import { getInternals } from '../../../core/actions/internals.js'
import type { Transaction } from '../../../core/model/activity.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useLintelState } from '../../../react/use-lintel-state.js'

/** The transactions that an account has sent from this browser on a network, newest first. Looks for receipts while mounted. */
export function useSentTransactions({
  address,
  network,
}: {
  address: string
  network: CaipNetworkId
}): readonly Transaction[] {
  const lintel = useLintel()
  const all = useLintelState((state) => state.transactions)
  const sent = useMemo(
    () => all.filter((one) => one.network === network && one.from.toLowerCase() === address.toLowerCase()),
    [all, address, network],
  )
  const hasPending = sent.some(({ status }) => status === 'pending')
  useEffect(() => {
    if (hasPending) getInternals(lintel).checkTransactions()
  }, [lintel, hasPending])
  return sent
}
