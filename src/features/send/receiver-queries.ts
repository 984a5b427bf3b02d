import type { GatewayFailure, NameGatewayError } from '../../core/errors/name-gateway-error.js'
import { InvalidNameError } from '../../core/errors/request-errors.js'
import { parseCaipNetworkId } from '../../core/format/parse-caip-network-id.js'
import type { AccountParameters, Lintel } from '../../core/lintel.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import type { AddressFacts, ChainAdapter, ResolvedName } from '../../core/model/chain-adapter.js'

// Not among `lintel.queries`, because every page loads the code of those first. Their keys continue those of `lintel.queries`.

const ADDRESS_FRESH_MS = 300_000

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
