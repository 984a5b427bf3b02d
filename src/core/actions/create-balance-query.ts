import { BalanceUnavailableError } from '../errors/network-errors.js'
import { describeThrown } from '../errors/to-lintel-error.js'
import { parseCaipNetworkId } from '../format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { Balance } from '../model/chain-adapter.js'
import type { QueryOptions } from '../model/lintel.js'
import { isBalanceBlocked } from '../transitions/balance.js'
import type { LintelContext } from './context.js'

/** How long a balance counts as fresh, in ms (spec §9). */
const BALANCE_STALE_MS = 30_000

/**
 * The native balance of an address. After a failure the node is left alone for 30 s and a toast says so, once.
 *
 * @throws BalanceUnavailableError
 * @example useQuery(lintel.queries.balance({ address, network: 'eip155:8453' }))
 */
export function createBalanceQuery(
  context: LintelContext,
  { address, network }: { address: string; network: CaipNetworkId },
): QueryOptions<Balance> {
  return {
    queryKey: ['lintel', 'balance', network, address],
    staleTime: BALANCE_STALE_MS,
    async queryFn() {
      if (isBalanceBlocked(context.getState(), network, context.now())) throw new BalanceUnavailableError()
      try {
        return await readBalance(context, address, network)
      } catch (cause) {
        const message = context.getMessages().toasts.balanceUnavailable
        const toast = { id: context.nextId(), variant: 'error', message } as const
        context.dispatch({ type: 'balance/failed', network, toast })
        throw new BalanceUnavailableError({ cause, details: describeThrown(cause) })
      }
    },
  }
}

async function readBalance({ adapters }: LintelContext, address: string, network: CaipNetworkId): Promise<Balance> {
  const { namespace, chainId } = parseCaipNetworkId(network)
  const adapter = adapters[namespace]
  if (!adapter) throw new BalanceUnavailableError({ details: `No adapter for ${namespace}.` })
  return adapter.getBalance({ address, chainId })
}
