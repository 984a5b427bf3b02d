import type { ErrorCode } from '../../../core/errors/error-code.js'
import type { OperationType } from '../../../core/model/activity.js'
import type { CaipNetworkId, Namespace } from '../../../core/model/caip.js'
import type { ViewName } from '../../../core/model/views/view.js'

/** How a wallet is connected: in this browser, by a WalletConnect link, or by a login to the embedded wallet. */
export type ConnectWay = 'browser' | 'link' | 'login'

/** The type of each kind of property. */
type Values = {
  /** The name of a view of the modal. */
  view: ViewName
  /** The name of a wallet, `other` when it is not one. */
  wallet: string
  way: ConnectWay
  namespace: Namespace
  /** CAIP-2. */
  network: CaipNetworkId
  /** The code of an error. */
  code: ErrorCode
  action: 'signMessage' | 'sendTransaction'
  /** The operation of a transaction. */
  operation: OperationType
}

export type Property = keyof Values

/**
 * The pattern of each value. No value can hold an address, a hash, an amount or an e-mail address: in the name of a wallet no
 * word has 20 characters, and the reference of a network has at most 32 (CAIP-2).
 */
export const patterns: Readonly<Record<Property, RegExp>> = {
  view: /^[A-Z][A-Za-z]{0,39}$/,
  wallet: /^(?=.*\p{L})(?!.*[\p{L}\p{N}]{20})[\p{L}\p{N} .'&+()-]{1,40}$/u,
  way: /^(browser|link|login)$/,
  namespace: /^(eip155|solana|bip122|polkadot)$/,
  network: /^(eip155|solana|bip122|polkadot):[\w-]{1,32}$/,
  code: /^[a-z][a-z-]{0,39}$/,
  action: /^(signMessage|sendTransaction)$/,
  operation: /^[a-z]{1,20}$/,
}

/**
 * Every event and its properties, version 1. `?`: optional. `docs/analytics.md` is generated from this list and its
 * comments.
 */
export const catalogue = {
  /** The modal opens. */
  'modal-opened': { view: 'view' },
  /** The modal closes. `view` is the one that it showed. */
  'modal-closed': { view: 'view' },
  /** The open modal shows another view. `BuyInProgress` is an order, `RegisterAccountNameSuccess` a registered name. */
  'view-shown': { view: 'view' },
  /** The open modal shows a step of a login to the embedded wallet. */
  'login-step-shown': { view: 'view' },
  /** A wallet is asked to connect, or a WalletConnect link is made for it. */
  'connect-started': { wallet: 'wallet', way: 'way', namespace: 'namespace?' },
  /** The wallet has connected. One that is restored after a reload does not count. */
  'connect-succeeded': { wallet: 'wallet', way: 'way', namespace: 'namespace' },
  /** The wallet has not connected, or the visitor has declined in it. */
  'connect-failed': { wallet: 'wallet', way: 'way', namespace: 'namespace?', code: 'code' },
  /** The visitor has disconnected a wallet. */
  disconnected: { namespace: 'namespace' },
  /** The wallet has failed to disconnect. For Lintel it is disconnected all the same. */
  'disconnect-failed': { code: 'code' },
  /** The wallet has switched to the network that it was asked for. */
  'network-switched': { network: 'network' },
  /** The wallet has not switched, or the visitor has declined. */
  'network-switch-failed': { network: 'network', code: 'code' },
  /** The visitor has signed in with the wallet. */
  'signed-in': { network: 'network' },
  /** Signing in has failed, or the visitor has declined. */
  'sign-in-failed': { code: 'code' },
  /** A transaction was sent. A swap is a `trade`. */
  'transaction-sent': { network: 'network', operation: 'operation' },
  /** The transaction is in a block, and did not fail. */
  'transaction-confirmed': { network: 'network', operation: 'operation' },
  /** The transaction failed, or another one took its place. */
  'transaction-failed': { network: 'network', operation: 'operation' },
  /** The wallet has not signed a text or sent a transaction, or the visitor has declined. */
  'request-failed': { action: 'action', code: 'code' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Property | `${Property}?`>>>>

export type EventName = keyof typeof catalogue

type Schema = (typeof catalogue)[EventName]

type PropertiesOf<S extends Schema> = {
  [Key in keyof S as S[Key] extends Property ? Key : never]: S[Key] extends Property ? Values[S[Key]] : never
} & {
  [Key in keyof S as S[Key] extends Property ? never : Key]?: S[Key] extends `${infer Kind extends Property}?`
    ? Values[Kind] | undefined
    : never
}

/** The properties of each event. */
export type EventProperties = { [Name in EventName]: PropertiesOf<(typeof catalogue)[Name]> }

/** An event of the catalogue, as `onEvent` gets it. */
export type AnalyticsEvent = {
  [Name in EventName]: { event: Name; properties: EventProperties[Name] }
}[EventName]

/** The properties that an event has in the catalogue: name, kind, and whether it may be left out. */
export function listProperties(event: EventName): readonly { name: string; kind: Property; isOptional: boolean }[] {
  return Object.entries<string>(catalogue[event]).map(([name, kind]) => ({
    name,
    kind: kind.replace('?', '') as Property,
    isOptional: kind.endsWith('?'),
  }))
}

/**
 * The event with the properties of the catalogue only: other properties, and values that do not fit their pattern, are dropped. Null
 * when the event is not in the catalogue, or a required property is missing.
 *
 * @example cleanEvent({ event: 'modal-opened', properties: { view: 'Connect', title: 'x' } }) // without the title
 */
export function cleanEvent({ event, properties }: { event: string; properties: object }): AnalyticsEvent | null {
  if (!Object.hasOwn(catalogue, event)) return null
  const clean: Record<string, string> = {}
  for (const { name, kind, isOptional } of listProperties(event as EventName)) {
    const value: unknown = (properties as Record<string, unknown>)[name]
    if (typeof value === 'string' && patterns[kind].test(value)) clean[name] = value
    else if (!isOptional) return null
  }
  return { event, properties: clean } as AnalyticsEvent
}
