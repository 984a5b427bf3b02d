import { blake2b } from '@noble/hashes/blake2'
import type { Balance } from '../../../core/model/chain-adapter.js'
import type { Network } from '../../../core/model/network.js'
import { readHex, writeHex } from '../../drivers/hex.js'
import { createRpc, type PolkadotRpc } from './create-rpc.js'
import { readAccountId } from './read-account-id.js'

/** The hashes (twox128) of "System" and "Account", the prefix of each key of the map. */
const SYSTEM_ACCOUNT = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/** The offset of the free amount in AccountInfo: after nonce, consumers, providers and sufficients (u32). It is a u128. */
const FREE_AT = 16
const FREE_LENGTH = 16

/** The length of AccountInfo: four u32, then free, reserved, frozen and flags (u128). Other lengths mean other layouts. */
const ACCOUNT_LENGTH = 80

/**
 * The sum of the free balances of these accounts, in planck: everything except deposits. A part of it may be frozen, by
 * staking or votes.
 *
 * @param nodes The calls of each network's nodes, by its CAIP-2 id. Kept between calls.
 * @throws InvalidOptionError if the network has another layout, InvalidTransactionError for an address of another chain,
 * RpcUnavailableError within 10 s
 */
export async function getBalance(
  nodes: Map<string, PolkadotRpc>,
  network: Network,
  addresses: readonly string[],
): Promise<Balance> {
  const { nativeCurrency, caipNetworkId } = network
  const keys = new Set(addresses.map((address) => writeKey(readAccountId(address, network))))
  const rpc = nodes.get(caipNetworkId) ?? createRpc(network)
  nodes.set(caipNetworkId, rpc)
  const values = await rpc.readStorage([...keys], readFree)
  const { decimals, symbol } = nativeCurrency
  return { value: values.reduce((sum, value) => sum + value, 0n), decimals, symbol }
}

/** The key of an account in System.Account (Blake2_128Concat). */
function writeKey(id: Uint8Array): string {
  return `0x${SYSTEM_ACCOUNT}${writeHex(blake2b(id, { dkLen: 16 }))}${writeHex(id)}`
}

/** Null means that the account does not exist. */
function readFree(storage: unknown): bigint {
  if (storage === null) return 0n
  const bytes = typeof storage === 'string' ? readHex(storage) : null
  if (bytes?.length !== ACCOUNT_LENGTH) {
    throw new Error(`The node did not answer state_getStorage with an account of ${ACCOUNT_LENGTH} bytes.`)
  }
  // The least significant byte is the first one.
  return BigInt(`0x${writeHex(bytes.slice(FREE_AT, FREE_AT + FREE_LENGTH).reverse())}`)
}
