import { type Address, type Client, createClient, custom, type EIP1193RequestFn, getAddress, isAddress } from 'viem'
import { getEnsAddress, getEnsName, normalize, toCoinType } from 'viem/ens'
import type { Config } from 'wagmi'
import { InvalidNameError } from '../../../core/errors/request-errors.js'
import { describeThrown } from '../../../core/errors/to-lintel-error.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { ResolvedName } from '../../../core/model/chain-adapter.js'
import { isMixedScript } from '../../../rules/text/mixed-script.js'
import type { AdapterContext } from '../adapter-context.js'
import { readFailedLookup } from './read-failed-lookup.js'
import { readChainId, readFromNode } from './read-from-node.js'

const MAINNET = 1
/** The coin type of Ethereum (ENSIP-9). The registry of a test network uses it for the test network itself. */
const COIN_TYPE_ETH = 60n

type NameQuery = { name: string; network: CaipNetworkId } & Gateways

/** The server of names that are not on a chain: see the option `names.gateways`. */
type Gateways = { gateways?: string | undefined }

/**
 * The address that a name has on `network` (ENS). Reads the registry of the network if its `contracts` have an
 * `ensUniversalResolver`, else that of Ethereum if the app lists it, with the coin type of the network (ENSIP-11). An
 * address on Ethereum is not used on another network: its owner may have no account there (ENSIP-19).
 *
 * @throws InvalidNameError when the name does not follow ENSIP-15, InvalidChainIdError, NetworkNotConfiguredError,
 * NameGatewayError when the server of the name does not answer or may not be asked, RpcUnavailableError within 10 s
 */
export async function resolveName({ config }: AdapterContext, query: NameQuery): Promise<ResolvedName | null> {
  const name = normalizeName(query.name)
  const registry = findRegistry(config, query)
  if (!registry) return null
  const address = await readFromNode(() => readAddress(registry, name))
  return address && { name, address, isMixedScript: isMixedScript(name) }
}

/**
 * The primary name of an address on `network`, if the name resolves to that address there (ENSIP-3, ENSIP-19).
 *
 * @throws InvalidChainIdError, NetworkNotConfiguredError, RpcUnavailableError within 10 s
 */
export async function lookUpName(
  { config }: AdapterContext,
  { address, ...query }: { address: string; network: CaipNetworkId } & Gateways,
): Promise<string | null> {
  const registry = findRegistry(config, query)
  if (!registry || !isAddress(address, { strict: false })) return null
  return readFromNode(async () => {
    const name = await readName(registry, address)
    if (name === null || !isNormalized(name)) return null
    // The resolver has checked this for one coin type. The receiving address must be the same.
    return (await readAddress(registry, name)) === getAddress(address) ? name : null
  })
}

/** The registry for the names of a network, and the coin types of its addresses: the first with an address counts. */
type Registry = { client: Client; gatewayUrls: string[] | undefined; coinTypes: readonly bigint[] }

function findRegistry(config: Config, { network, gateways }: { network: CaipNetworkId } & Gateways): Registry | null {
  const chainId = readChainId(config, network)
  const coinType = toCoinType(chainId)
  const own = config.getClient({ chainId })
  const common = { gatewayUrls: gateways?.includes('/') ? [gateways] : undefined }
  if (hasResolver(own)) {
    return { ...common, client: limitGateways(own, gateways), coinTypes: [...new Set([coinType, COIN_TYPE_ETH])] }
  }
  if (!config.chains.some(({ id }) => id === MAINNET)) return null
  const mainnet = config.getClient({ chainId: MAINNET })
  return hasResolver(mainnet) ? { ...common, client: limitGateways(mainnet, gateways), coinTypes: [coinType] } : null
}

/** With `none` only the node is asked: a name that needs another server fails with its request (ERC-3668). */
function limitGateways(client: Client, gateways: string | undefined): Client {
  if (gateways !== 'none') return client
  // Creates a new client, because methods that an app has added to a copy would use the settings of the original.
  const transport = custom({ request: client.request as EIP1193RequestFn })
  return createClient({ chain: client.chain, transport, ccipRead: false })
}

function hasResolver({ chain }: Client): boolean {
  return chain?.contracts?.ensUniversalResolver !== undefined
}

async function readAddress({ client, gatewayUrls, coinTypes }: Registry, name: string): Promise<Address | null> {
  for (const coinType of coinTypes) {
    // Without `strict`, viem would treat a server that does not answer like a name that is not registered.
    const asked = getEnsAddress(client, { name, coinType, strict: true, ...(gatewayUrls && { gatewayUrls }) })
    const address = await asked.catch((error: unknown) => readFailedLookup(name, error))
    if (address !== null && isAddress(address, { strict: false })) return getAddress(address)
  }
  return null
}

async function readName({ client, gatewayUrls, coinTypes }: Registry, address: Address): Promise<string | null> {
  for (const coinType of coinTypes) {
    const asked = getEnsName(client, { address, coinType, strict: true, ...(gatewayUrls && { gatewayUrls }) })
    const name = await asked.catch((error: unknown) => readFailedLookup(address, error))
    if (name !== null) return name
  }
  return null
}

/** @throws InvalidNameError */
function normalizeName(name: string): string {
  try {
    const normalized = normalize(name.trim())
    if (normalized !== '') return normalized
  } catch (cause) {
    throw new InvalidNameError({ name, isMixedScript: isMixedScript(name), cause, details: describeThrown(cause) })
  }
  throw new InvalidNameError({ name, isMixedScript: false })
}

function isNormalized(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
