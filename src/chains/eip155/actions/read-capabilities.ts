import { numberToHex } from 'viem'
import { CapabilitiesInvalidError } from '../../../core/errors/capabilities-invalid-error.js'
import { WalletUnresponsiveError } from '../../../core/errors/wallet-errors.js'
import { parseCaipNetworkId } from '../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import { type WalletConnectSession, walletConnectId } from '../../../core/model/wallet-connect.js'
import { settleWithin } from '../../../rules/async/settle-within.js'
import { isRecord } from '../../../rules/is-record.js'
import type { AdapterContext } from '../adapter-context.js'
import type { LiveConnection } from '../live-connections.js'

/** How long a wallet may take for a request that it does not show to the visitor, in s. */
const ANSWER_LIMIT = 10

/** The session of a paired wallet; null for any other wallet. */
export function findSession(
  { walletConnect }: AdapterContext,
  { connector }: LiveConnection,
): WalletConnectSession | null {
  return connector.id === walletConnectId ? (walletConnect?.port.getSession() ?? null) : null
}

/**
 * The capabilities of a wallet (EIP-5792), by chain; empty if it reported none.
 *
 * @throws CapabilitiesInvalidError
 */
export async function readCapabilities(
  context: AdapterContext,
  connection: LiveConnection,
  session: WalletConnectSession | null,
  address: string,
): Promise<Record<string, unknown>> {
  const stored = session?.sessionProperties?.capabilities
  if (stored !== undefined) return readStored(stored, address)
  // A paired wallet that has not approved the method would open its app for nothing.
  if (session && !session.methods.includes('wallet_getCapabilities')) return {}
  const reply = await askCapabilities(context, connection, session, address)
  if (isRecord(reply) && Object.values(reply).every(isRecord)) return reply
  throw new CapabilitiesInvalidError({ details: 'wallet_getCapabilities returned no object of objects.' })
}

/** Asks once while the connection's accounts, chain and session stay the same, because balances are read every 10 s. */
function askCapabilities(
  { capabilities }: AdapterContext,
  connection: LiveConnection,
  session: WalletConnectSession | null,
  address: string,
): Promise<unknown> {
  // wagmi makes a new connection, and the WalletConnect client a new session, when its content changes.
  const key = session ?? connection
  const replies = capabilities.get(key) ?? new Map<string, Promise<unknown>>()
  capabilities.set(key, replies)
  // Wallets throw many different errors for an unknown method.
  const reply = replies.get(address) ?? askWallet(connection, 'wallet_getCapabilities', [address]).catch(() => ({}))
  replies.set(address, reply)
  return reply
}

/** The capabilities in a paired wallet's session: by chain, or by account and chain. */
function readStored(text: string, address: string): Record<string, unknown> {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch (cause) {
    throw new CapabilitiesInvalidError({ cause, details: 'The capabilities in the session are not JSON.' })
  }
  const [, own] = (isRecord(stored) && Object.entries(stored).find(([key]) => isSame(key, address))) || [null, stored]
  if (isRecord(own) && Object.values(own).every(isRecord)) return own
  throw new CapabilitiesInvalidError({ details: 'The capabilities in the session are not an object of objects.' })
}

/** The entries that apply to a chain: its own, and those of `0x0`, which apply to every chain. */
export function listEntries(capabilities: Record<string, unknown>, network: CaipNetworkId): readonly unknown[] {
  return [findChain(capabilities, toHexId(network)), capabilities['0x0']]
}

/** The entry of a chain. Wallets write its hex id in any case. */
export function findChain(byChain: Record<string, unknown>, chain: string): unknown {
  return Object.entries(byChain).find(([key]) => isSame(key, chain))?.[1]
}

/**
 * Sends a request that the wallet does not show to the visitor.
 *
 * @throws WalletUnresponsiveError within 10 s, and the wallet's errors
 */
export async function askWallet(
  { connector }: LiveConnection,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const provider = (await connector.getProvider()) as { request(call: object): Promise<unknown> }
  const createError = () => new WalletUnresponsiveError({ seconds: ANSWER_LIMIT })
  return settleWithin(provider.request({ method, params }), ANSWER_LIMIT * 1_000, createError)
}

/** The hex id of a chain, as EIP-5792 writes it. */
export function toHexId(network: CaipNetworkId): string {
  return numberToHex(Number(parseCaipNetworkId(network).chainId))
}

export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
