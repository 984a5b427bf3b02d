import type { GatewayFailure, NameGatewayError } from '../../errors/name-gateway-error.js'
import { InvalidNameError } from '../../errors/request-errors.js'
import { parseCaipNetworkId } from '../../format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../model/caip.js'
import type { AddressFacts, ChainAdapter, ResolvedName } from '../../model/chain-adapter.js'
import type { AccountParameters, Lintel } from '../../model/lintel.js'
import type { Quote } from '../requests.js'
import { type Payment, toRequest } from './payment.js'

// Not among `lintel.queries`, because every page loads the code of those first. Their keys continue those of `lintel.queries`.

const ADDRESS_FRESH_MS = 300_000

/** How often the cost of a payment is read while a component shows it, in ms. */
const QUOTE_MS = 10_000

/** The answer to a name: its address, none on this network, or no valid name (ENSIP-15). */
export type NameLookup =
  | { status: 'found'; resolved: ResolvedName }
  | { status: 'unknown' }
  | { status: 'invalid'; isMixedScript: boolean }
  /** Its server (ERC-3668) does not answer, or the option `names.gateways` does not allow it. */
  | { status: 'no-gateway'; reason: GatewayFailure }

type NameQuery = { name: string; network: CaipNetworkId; gateways?: string | undefined }

/** The address of a name on a network. Not stored, and never fresh: money is sent to it. */
export function queryName(lintel: Lintel, query: NameQuery) {
  const { name: address, network } = query
  return {
    queryKey: [...lintel.queries.identity({ address, network }).queryKey, 'name'],
    queryFn: () =>
      lookUp(findAdapter(lintel, network), { ...query, gateways: lintel.store.getState().settings.names.gateways }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  }
}

/** Facts about an address, for warnings before something is sent to it. Null on a chain that cannot tell. */
export function queryAddress(lintel: Lintel, account: AccountParameters) {
  return {
    queryKey: [...lintel.queries.identity(account).queryKey, 'facts'],
    queryFn: async (): Promise<AddressFacts | null> =>
      (await findAdapter(lintel, account.network)?.describeAddress?.(account)) ?? null,
    staleTime: ADDRESS_FRESH_MS,
    retry: 1,
  }
}

/** The present cost of a payment, after simulating it. Null on a chain that cannot tell. */
export function queryQuote(lintel: Lintel, payment: Payment) {
  const { network, from, to, amount, token } = payment
  const { queryKey } = lintel.queries.portfolio({ address: from, network })
  return {
    queryKey: [...queryKey, 'quote', to, amount, token.address ?? ''],
    queryFn: (): Promise<Quote | null> => lintel.actions.quote(toRequest(payment)),
    staleTime: 0,
    // Not retried: the visitor sees why it failed, and can retry.
    retry: false,
    refetchInterval: QUOTE_MS,
  }
}

async function lookUp(adapter: ChainAdapter | undefined, query: NameQuery): Promise<NameLookup> {
  try {
    const resolved = await adapter?.resolveName?.(query)
    return resolved ? { status: 'found', resolved } : { status: 'unknown' }
  } catch (error) {
    // A mistyped name is not a failure.
    if (error instanceof InvalidNameError) return { status: 'invalid', isMixedScript: error.isMixedScript }
    // Compared by name, because the class loads with the code that throws it.
    const { name, reason } = error as NameGatewayError
    if (name === 'NameGatewayError') return { status: 'no-gateway', reason }
    throw error
  }
}

function findAdapter({ adapters }: Lintel, network: CaipNetworkId): ChainAdapter | undefined {
  return adapters[parseCaipNetworkId(network).namespace]
}
