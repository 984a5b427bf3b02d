import { BalanceUnavailableError } from '../errors/network-errors.js'
import { describeThrown, toLintelError } from '../errors/to-lintel-error.js'
import { parseCaipNetworkId } from '../format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { Balance } from '../model/chain-adapter.js'
import type { QueryOptions } from '../model/lintel.js'
import { BALANCE_BLOCK_MS, getBalanceWait } from '../transitions/balance.js'
import type { LintelContext } from './context.js'

/** How long a balance counts as fresh, in ms. */
const BALANCE_STALE_MS = 30_000

/**
 * The native balance of these addresses together. After a failure a toast reports it and the balance is not read for 30 s, then it is
 * read again while a component uses it. The cache's own retries are off, because they would fall into those 30 s.
 *
 * @throws BalanceUnavailableError
 * @example useQuery(lintel.queries.balance({ addresses: [address], network: 'eip155:8453' }))
 */
export function createBalanceQuery(
  context: LintelContext,
  { addresses, network }: { addresses: readonly string[]; network: CaipNetworkId },
): QueryOptions<Balance> {
  return {
    queryKey: ['lintel', context.instanceId, 'balance', network, ...addresses],
    staleTime: BALANCE_STALE_MS,
    retry: false,
    refetchInterval: ({ state }) =>
      state.status === 'error' && (getBalanceWait(context.getState(), network, context.now()) || BALANCE_BLOCK_MS),
    async queryFn() {
      if (getBalanceWait(context.getState(), network, context.now()) > 0) throw new BalanceUnavailableError()
      try {
        return await readBalance(context, addresses, network)
      } catch (cause) {
        context.report(toLintelError(cause))
        const message = context.getMessages().toasts.balanceUnavailable
        const toast = { id: context.nextId(), variant: 'error', message } as const
        context.dispatch({ type: 'balance/failed', network, toast })
        throw new BalanceUnavailableError({ cause, details: describeThrown(cause) })
      }
    },
  }
}

async function readBalance(
  { adapters }: LintelContext,
  addresses: readonly string[],
  network: CaipNetworkId,
): Promise<Balance> {
  const { namespace } = parseCaipNetworkId(network)
  const adapter = adapters[namespace]
  if (!adapter) throw new BalanceUnavailableError({ details: `No adapter for ${namespace}.` })
  return adapter.getBalance({ addresses, network })
}
