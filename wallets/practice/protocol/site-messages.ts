import { isRecord } from '../../../src/rules/is-record.js'
import { isOtherNamespace, type OtherNamespace } from '../state/namespace-accounts.js'
import type { FailureData } from './wallet-failure.js'

/** Sent by the hidden frame to the page around it once its scripts have run. It has no data, so any page may read it. */
export const loadedType = 'lintel-practice-wallet/loaded'

/** First message of the site to the wallet's hidden frame. It carries the port for all further messages. */
export const helloType = 'lintel-practice-wallet/hello'

/** From the site to the hidden frame. */
export type SiteMessage =
  | { type: 'request'; id: string; method: string; params: unknown }
  | { type: 'window-closed'; windowId: string }
  | { type: 'window-blocked'; windowId: string }

/** Events of EIP-1193 that the wallet emits, and one for the accounts of other namespaces. */
export type WalletEvent =
  | { name: 'connect'; data: { chainId: string } }
  | { name: 'chainChanged'; data: string }
  | { name: 'accountsChanged'; data: readonly string[] }
  | { name: 'namespaceAccountsChanged'; data: NamespaceAccounts }

/** The accounts of a namespace that a site may use. */
export type NamespaceAccounts = { namespace: OtherNamespace; accounts: readonly string[] }

/** From the hidden frame to the site. */
export type FrameMessage =
  | { type: 'ready' }
  /** The frame is being removed and answers no further requests. */
  | { type: 'gone' }
  | { type: 'result'; id: string; result: unknown }
  | { type: 'failure'; id: string; failure: FailureData }
  /** A request needs approval: open (or raise) the wallet's window with this id. */
  | { type: 'open-window'; windowId: string }
  | ({ type: 'event' } & WalletEvent)

export function isLoaded(value: unknown): boolean {
  return isRecord(value) && value.type === loadedType
}

export function isHello(value: unknown): boolean {
  return isRecord(value) && value.type === helloType
}

/** Parses a message of the site. Returns null when it is invalid. */
export function parseSiteMessage(value: unknown): SiteMessage | null {
  if (!isRecord(value)) return null
  const { type, id, method, params, windowId } = value
  if (type === 'request' && typeof id === 'string' && typeof method === 'string') return { type, id, method, params }
  if ((type === 'window-closed' || type === 'window-blocked') && typeof windowId === 'string') return { type, windowId }
  return null
}

/** Parses a message of the hidden frame. Returns null when it is invalid. */
export function parseFrameMessage(value: unknown): FrameMessage | null {
  if (!isRecord(value)) return null
  const { type, id, failure, windowId } = value
  if (type === 'ready' || type === 'gone') return { type }
  if (type === 'result' && typeof id === 'string') return { type, id, result: value.result }
  if (type === 'failure' && typeof id === 'string' && isFailureData(failure)) return { type, id, failure }
  if (type === 'open-window' && typeof windowId === 'string') return { type, windowId }
  if (type === 'event') return parseEvent(value)
  return null
}

function parseEvent({ name, data }: Record<string, unknown>): FrameMessage | null {
  if (name === 'chainChanged' && typeof data === 'string') return { type: 'event', name, data }
  if (name === 'accountsChanged' && Array.isArray(data)) return { type: 'event', name, data: data.map(String) }
  if (name === 'connect' && isRecord(data) && typeof data.chainId === 'string') {
    return { type: 'event', name, data: { chainId: data.chainId } }
  }
  if (name === 'namespaceAccountsChanged' && isRecord(data)) {
    const { namespace, accounts } = data
    if (!isOtherNamespace(namespace) || !Array.isArray(accounts)) return null
    return { type: 'event', name, data: { namespace, accounts: accounts.map(String) } }
  }
  return null
}

function isFailureData(value: unknown): value is FailureData {
  return isRecord(value) && typeof value.code === 'number' && typeof value.message === 'string'
}
