'use client'

import { useQuery } from '@tanstack/react-query'
import { parseCaipNetworkId } from '../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useDebouncedValue } from '../../../react/use-debounced-value.js'
import { offlineToo } from '../../../react/use-wallets.js'
import { type ReceiverState, readReceiver } from '../model/read-receiver.js'
import { type NameLookup, queryName } from '../receiver-queries.js'

/** How long a text must stay the same before its name is looked up, in ms. */
const LOOKUP_DELAY = 500

/**
 * The receiver on `network` for the text of a receiver field. A changed text has no receiver until its own answer comes, so
 * that an answer to an older text never counts.
 */
export function useReceiver(
  typed: string,
  network: CaipNetworkId,
): { receiver: ReceiverState; refetch(): Promise<void> } {
  const lintel = useLintel()
  const { namespace } = parseCaipNetworkId(network)
  const adapter = lintel.adapters[namespace]
  const read = readReceiver(typed, { namespace, isAddress: (text) => adapter?.isAddress(text) ?? false })
  const name = read.status === 'name' ? read.name : ''
  const settled = useDebouncedValue(name, LOOKUP_DELAY)
  const lookup = useQuery({
    ...queryName(lintel, { name: settled, network }),
    ...offlineToo,
    enabled: settled !== '' && settled === name,
  })
  return {
    receiver: read.status === 'name' ? toReceiver(name, settled === name ? lookup : {}) : read,
    refetch: async () => void (await lookup.refetch()),
  }
}

function toReceiver(
  name: string,
  { data, isError, isFetching }: { data?: NameLookup | undefined; isError?: boolean; isFetching?: boolean },
): ReceiverState {
  if (isError) return { status: isFetching ? 'pending' : 'failed' }
  switch (data?.status) {
    case undefined:
      return { status: 'pending' }
    case 'found':
      return { status: 'valid', address: data.resolved.address, name: data.resolved.name }
    case 'unknown':
      return { status: 'invalid', problem: { reason: 'name-unknown', name } }
    case 'invalid':
      return { status: 'invalid', problem: { reason: data.isMixedScript ? 'name-mixed' : 'name-invalid', name } }
    case 'no-gateway':
      if (data.reason === 'not-allowed') return { status: 'invalid', problem: { reason: 'name-gateway', name } }
      return isFetching ? { status: 'pending' } : { status: 'failed', isGateway: true }
  }
}
