import { getAddress, isAddress, isHex } from 'viem'
import { CapabilitiesInvalidError } from '../../../core/errors/capabilities-invalid-error.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { TokenBalance } from '../../../core/model/portfolio.js'
import { readForeignImageUrl } from '../../../rules/images/foreign-image-url.js'
import { isRecord } from '../../../rules/is-record.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'
import { listLiveConnections } from '../live-connections.js'
import {
  askWallet,
  findChain,
  findSession,
  isSame,
  listEntries,
  readCapabilities,
  toHexId,
} from './read-capabilities.js'

/** The address that a wallet sends for the native currency. */
const nativeAddresses = [
  'native',
  '0x0000000000000000000000000000000000000000',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
]

type AssetQuery = { address: string; networks: readonly CaipNetworkId[] }

/**
 * The wallet's own list of assets for `address` (`wallet_getAssets`, ERC-7811), with its prices. Null if no connected wallet
 * shares the address, or if its capabilities (EIP-5792) do not name `assetDiscovery` for one of the networks.
 *
 * @throws CapabilitiesInvalidError when a reply of the wallet does not follow the standards, WalletUnresponsiveError
 * within 10 s, RequestRejectedError, WalletFailedError
 */
export async function getAssets(
  context: AdapterContext,
  { address, networks }: AssetQuery,
): Promise<readonly TokenBalance[] | null> {
  const { config } = context
  const connection = listLiveConnections(config).find(({ accounts }) => accounts.some((one) => isSame(one, address)))
  if (!connection) return null
  const session = findSession(context, connection)
  // A phone may sleep: do not ask a wallet that cannot list assets for its capabilities.
  if (session && !session.methods.includes('wallet_getAssets')) return null
  const capabilities = await readCapabilities(context, connection, session, address)
  const covered = networks.filter((network) => hasAssets(capabilities, network))
  if (covered.length === 0) return null
  const parameters = { account: address, chainFilter: covered.map(toHexId) }
  const reply = await askWallet(connection, 'wallet_getAssets', [parameters]).catch((error) => {
    throw mapWalletError(error)
  })
  if (!isRecord(reply)) throw new CapabilitiesInvalidError({ details: 'wallet_getAssets returned no object.' })
  return covered.flatMap((network) => readAssets(network, findChain(reply, toHexId(network)) ?? []))
}

function hasAssets(capabilities: Record<string, unknown>, network: CaipNetworkId): boolean {
  return listEntries(capabilities, network).some(
    (entry) => isRecord(entry) && isRecord(entry.assetDiscovery) && entry.assetDiscovery.supported === true,
  )
}

function readAssets(network: CaipNetworkId, list: unknown): readonly TokenBalance[] {
  if (!Array.isArray(list)) throw new CapabilitiesInvalidError({ details: `The assets on ${network} are not a list.` })
  return list.flatMap((asset: unknown) => {
    if (!isRecord(asset)) throw new CapabilitiesInvalidError({ details: `An asset on ${network} is not an object.` })
    return readAsset(network, asset) ?? []
  })
}

/**
 * Null for an asset that is neither the native currency nor an ERC-20 token: an NFT, even one that looks like a token without
 * decimals.
 *
 * @throws CapabilitiesInvalidError
 */
function readAsset(network: CaipNetworkId, asset: Record<string, unknown>): TokenBalance | null {
  const type = String(asset.type).toLowerCase()
  if (type !== 'native' && type !== 'erc20') return null
  const { name, symbol, decimals, price, value, iconUrl } = isRecord(asset.metadata) ? asset.metadata : {}
  const address = readTokenAddress(type, asset.address)
  const isDecimals = Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= 255
  if (address === undefined || !isHex(asset.balance) || !isDecimals) {
    throw new CapabilitiesInvalidError({ details: `An asset on ${network} has no address, balance or decimals.` })
  }
  if (decimals === 0) return null
  const usd = readPositive(price)
  const worth = readPositive(value)
  const icon = typeof iconUrl === 'string' ? readForeignImageUrl(iconUrl) : undefined
  return {
    network,
    ...(address !== null && { address }),
    name: typeof name === 'string' ? name : '',
    symbol: typeof symbol === 'string' ? symbol : '',
    decimals: Number(decimals),
    amount: BigInt(asset.balance === '0x' ? 0 : asset.balance),
    ...(icon !== undefined && { iconUrl: icon }),
    ...(usd !== undefined && { price: { usd } }),
    ...(worth !== undefined && { value: worth }),
  }
}

/** Null for the native currency, undefined if the text is not an address. */
function readTokenAddress(type: 'native' | 'erc20', address: unknown): string | null | undefined {
  if (type === 'native') {
    return address === undefined || nativeAddresses.some((native) => isSame(native, String(address))) ? null : undefined
  }
  return typeof address === 'string' && isAddress(address, { strict: false }) ? getAddress(address) : undefined
}

/** Wallets send numbers, and numbers as text. */
function readPositive(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
}
