'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { getInternals } from '../../../core/actions/internals.js'
import { DataApiUnavailableError } from '../../../core/errors/data-api-errors.js'
import type { Lintel } from '../../../core/lintel.js'
import { useLintel } from '../../../react/lintel-context.js'
import { type ReadState, toReadState } from '../../../react/read-result.js'
import { useLintelState } from '../../../react/use-lintel-state.js'
import { offlineToo } from '../../../react/use-wallets.js'
import { isOnItsWay } from '../is-on-its-way.js'
import { readPause } from '../model/polling.js'
import type { PayRecord } from '../model/records.js'
import type { PayRequest } from '../model/request.js'
import { getPays } from '../pays.js'

/** `data` is the last state from the data API. */
export type RequestResult = ReadState<PayRequest> & {
  /** Whether the data API does not know it. */
  isGone: boolean
  /** The record of this browser. */
  record: PayRecord | null
  /** Whether the wallet has sent a payment that the data API has not seen yet. */
  hasSent: boolean
  isFetching: boolean
  refetch(): Promise<void>
}

/**
 * A request, read again while it is shown: every 3 s while something happens, less often while nothing does, and not while the page is
 * hidden.
 */
export function useRequest(id: string): RequestResult {
  const lintel = useLintel()
  const record = useRecord(lintel, id)
  useLintelState((state) => state.transactions)
  const isSent = isOnItsWay(lintel, record)
  const query = useQuery({
    queryKey: getInternals(lintel).createKey('pay', 'request', id),
    queryFn: ({ signal }) => readRequest(lintel, id, signal),
    refetchInterval: ({ state }) =>
      readPause(state.data, {
        reads: state.dataUpdateCount,
        failures: getPays(lintel).failures.get(id) ?? 0,
        hasSent: isSent,
      }),
    refetchOnWindowFocus: true,
    staleTime: 0,
    retry: false,
    ...offlineToo,
  })
  const { data, error, isFetching } = query
  return {
    ...toReadState(data, error),
    isGone: error instanceof DataApiUnavailableError && error.status === 404,
    record,
    hasSent: isSent,
    isFetching,
    refetch: async () => void (await query.refetch()),
  }
}

async function readRequest(lintel: Lintel, id: string, signal: AbortSignal): Promise<PayRequest> {
  const { client, records, failures } = getPays(lintel)
  try {
    const request = await client.getRequest({ id, signal })
    failures.delete(id)
    records.follow(request)
    // The wallet may have dropped or replaced the transaction.
    if (records.find(id)?.sent) getInternals(lintel).checkTransactions()
    return request
  } catch (error) {
    if (!signal.aborted) failures.set(id, (failures.get(id) ?? 0) + 1)
    throw error
  }
}

function useRecord(lintel: Lintel, id: string): PayRecord | null {
  const [{ subscribe, read }] = useState(() => getPays(lintel).records)
  const records = useSyncExternalStore(subscribe, read, () => none)
  return records.find((record) => record.id === id) ?? null
}

const none: readonly PayRecord[] = []
