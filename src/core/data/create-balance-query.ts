import type { LintelContext } from '../context.js'
import { parseCaipNetworkId } from '../format/parse-caip-network-id.js'
import type { QueryOptions } from '../lintel.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { Balance } from '../model/chain-adapter.js'
import { requireAdapter } from '../wallets/require-adapter.js'
import { createDataQuery } from './create-data-query.js'
import { guardBalance, waitForBalance } from './guard-balance.js'

/** How long a balance counts as fresh, in ms. */
const BALANCE_STALE_MS = 30_000

/**
 * The sum of the native balances of these addresses. After a failure a toast reports it and the balance is not read for 30 s, then it is
 * read again while a component uses it. The cache's own retries are off, because they would fall into those 30 s.
 *
 * @throws BalanceUnavailableError
 * @example useQuery(lintel.queries.balance({ addresses: [address], network: 'eip155:8453' }))
 */
export function createBalanceQuery(
  context: LintelContext,
  { addresses, network }: { addresses: readonly string[]; network: CaipNetworkId },
): QueryOptions<Balance> {
  return createDataQuery(context, {
    key: ['balance', network, ...addresses],
    slot: context.cache.open('balanceCache', [network, ...addresses].join(' ')),
    staleTime: BALANCE_STALE_MS,
    retry: false,
    refetchInterval: ({ state }) => state.status === 'error' && waitForBalance(context, network),
    read: (signal) => guardBalance(context, network, signal, () => readBalance(context, addresses, network)),
  })
}

/** The sum of the native balances of these addresses, from the adapter of the network. */
export async function readBalance(
  { adapters }: LintelContext,
  addresses: readonly string[],
  network: CaipNetworkId,
): Promise<Balance> {
  const { namespace } = parseCaipNetworkId(network)
  return requireAdapter(adapters[namespace], namespace).getBalance({ addresses, network })
}
