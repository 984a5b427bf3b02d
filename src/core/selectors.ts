import { foldAddress } from '../rules/addresses/fold-address.js'
import type { Account } from './model/account.js'
import type { CaipAddress, CaipNetworkId, Namespace } from './model/caip.js'
import type { Connection } from './model/connection.js'
import type { KnownSession } from './model/siwx.js'
import type { Attempt, ConnectionStatus, Failure, LintelState, NamespaceState, SessionState } from './model/state.js'
import type { View, ViewName } from './model/views/view.js'
import { requirements, type ViewFacts, type Wait } from './model/views/view-facts.js'
import type { ViewRoles } from './model/views/view-roles.js'
import { walletConnectId } from './model/wallet-connect.js'

/** The state of a namespace, by default of the active one. Null when the app has no adapter for it. */
export function getNamespace(state: LintelState, namespace: Namespace = state.activeNamespace): NamespaceState | null {
  return state.namespaces[namespace] ?? null
}

/** The active connection of a namespace; null while no wallet is connected. */
export function getConnection(state: LintelState, namespace?: Namespace): Connection | null {
  return getNamespace(state, namespace)?.connections[0] ?? null
}

/** The connections of all namespaces. Those of the active one come first, and once more among the others: use it to search. */
export function listConnections({ namespaces, activeNamespace }: LintelState): readonly Connection[] {
  return [namespaces[activeNamespace], ...Object.values(namespaces)].flatMap((each) => each?.connections ?? [])
}

/** The account of the active connection; null while no wallet is connected. A new object on every call: compare its fields. */
export function getAccount(state: LintelState, namespace?: Namespace): Account | null {
  const connection = getConnection(state, namespace)
  return connection && toAccount(connection)
}

export function toAccount({ namespace, accounts, connectorId, wallet }: Connection): Account {
  const [{ address, type }] = accounts
  return { namespace, address, type, connectorId, ...(wallet && { wallet }) }
}

/** `reconnecting` while a restore runs beside a connected account. */
export function getStatus(state: LintelState, namespace?: Namespace): ConnectionStatus {
  const current = getNamespace(state, namespace)
  if (!current) return 'disconnected'
  const { connections, attempt, restoring } = current
  if (connections.length > 0) return restoring === 'running' ? 'reconnecting' : 'connected'
  return isShownAttempt(attempt) || restoring === 'running' ? 'connecting' : 'disconnected'
}

/** Whether stored sessions are being restored, none is connected yet, and no attempt is shown. */
export function isRestoring(state: LintelState, namespace?: Namespace): boolean {
  const current = getNamespace(state, namespace)
  if (current?.restoring !== 'running' || current.connections.length > 0) return false
  return !isShownAttempt(current.attempt)
}

/** Whether a request to connect waits for the wallet, for longer than the modal hides it. */
function isShownAttempt(attempt: Attempt | null): boolean {
  return attempt !== null && attempt.failure === null && !attempt.isDelayed
}

/** Whether a request waits for the wallet's answer. */
export function isRunning(request: { failure: Failure | null } | null): boolean {
  return request !== null && request.failure === null
}

/** Whether Lintel connects this connector by a pairing link. Without pairing, the id belongs to wagmi's own connector. */
export function isPairedByLink({ settings }: LintelState, connectorId: string): boolean {
  return connectorId === walletConnectId && settings.hasPairing
}

/** The network of the active connection, or without one the network that the next wallet connects to. The app may not list it. */
export function getNetwork(state: LintelState, namespace?: Namespace): CaipNetworkId | null {
  const current = getNamespace(state, namespace)
  return current?.connections[0]?.network ?? current?.network ?? null
}

/** Whether the app lists this network. */
export function isListed({ networks }: Pick<LintelState, 'networks'>, network: CaipNetworkId): boolean {
  return networks.some(({ caipNetworkId }) => caipNetworkId === network)
}

/** The namespace of a CAIP-2 id that the state knows; null for any other. */
export function findNamespace(state: LintelState, network: CaipNetworkId): Namespace | null {
  return (Object.keys(state.namespaces) as Namespace[]).find((name) => network.startsWith(`${name}:`)) ?? null
}

/** Whether a switch of another namespace's wallet runs: that namespace becomes the active one when the wallet approves. */
export function isSwitchingNamespace({ namespaces, activeNamespace }: LintelState): boolean {
  return Object.entries(namespaces).some(([name, { switching }]) => name !== activeNamespace && isRunning(switching))
}

/** The current view. */
export function getView(state: LintelState): View {
  const { stack } = state.router
  return stack[stack.length - 1] ?? stack[0]
}

/** The facts of a view, by default of the current one. Empty for a name that no feature has. */
export function getFacts(state: LintelState, { name }: View = getView(state)): ViewFacts {
  return state.views[name] ?? {}
}

/** Whether `open()` and `push()` accept the view: the app has it, and the active namespace supports it. */
export function canOpenView(state: LintelState, name: ViewName): boolean {
  const facts = state.views[name]
  if (!facts || findMissingOption(state, facts) || facts.namespaces?.includes(state.activeNamespace) === false)
    return false
  return facts.needs !== 'send' || getNamespace(state)?.can.send === true
}

/** Whether to offer the view: it can be opened, and its feature offers it now (`offeredBy`). */
export function hasView(state: LintelState, name: ViewName): boolean {
  const key = state.views[name]?.offeredBy
  return canOpenView(state, name) && (!key || (state[key as never] as { isOffered: boolean }).isOffered)
}

/** The option that turns the view off, or that it needs and is not set up; null if there is none. */
export function findMissingOption(
  state: LintelState,
  { option, requires, service, session }: ViewFacts,
): string | null {
  const { settings } = state
  if (requires) {
    const isSetUp = session
      ? (state[session as never] as SessionState).namespaces.length > 0
      : settings[requirements[requires as keyof typeof requirements]]
    if (!isSetUp) return requires
  }
  // True, or a list such as that of `socials`, which is empty for none.
  const value = option ? settings.features[option] : true
  if (Array.isArray(value) ? value.length === 0 : value !== true) return `features.${option}`
  return service && !settings.services[service] ? `services.${service}` : null
}

/** The name of the view with this role; null when no feature has one. */
export function findViewName({ views }: Pick<LintelState, 'views'>, role: keyof ViewRoles): ViewName | null {
  const names = Object.keys(views) as ViewName[]
  return names.find((name) => (views[name]?.role ?? views[name]?.waitsFor) === role) ?? null
}

/** The view with this role and these parameters; null when no feature has one. */
export function findView<Role extends keyof ViewRoles>(
  state: Pick<LintelState, 'views'>,
  role: Role,
  params: ViewRoles[Role],
): View | null {
  const name = findViewName(state, role)
  // The compiler does not know which view has the role. `defineFeature` checks its parameters.
  return name && ({ name, ...params } as View)
}

/** The view that the modal opens with without an account. If no feature has the role `start`, the first view of the app. */
export function getStartView(state: Pick<LintelState, 'views'>): View {
  return findView(state, 'start', {}) ?? ({ name: Object.keys(state.views)[0] } as View)
}

/** The view that the modal opens with for a connected account. If no feature has the role `home`, the start view. */
export function getHomeView(state: Pick<LintelState, 'views'>): View {
  return findView(state, 'home', {}) ?? getStartView(state)
}

/** The event that the current view waits for; null while the modal is closed, and for a view that waits for nothing. */
export function getWait(state: LintelState): Wait | null {
  return (state.modal.open && getFacts(state).waitsFor) || null
}

/** Whether the open modal has a view that waits for this event, even below the current view. */
export function hasWait(state: LintelState, wait: Wait): boolean {
  return state.modal.open && state.router.stack.some((view) => getFacts(state, view).waitsFor === wait)
}

/** Whether the wallet must leave its unsupported network. False when the visitor may not switch. */
export function isChainBlocked(state: LintelState): boolean {
  return state.settings.enableNetworkSwitch && isUnsupported(state)
}

/**
 * Whether the wallet is on a network that the app does not list. False when unsupported networks are allowed, and when the
 * app can only pair.
 */
export function isUnsupported(state: LintelState): boolean {
  const { allowUnsupportedChain, isBasic } = state.settings
  if (allowUnsupportedChain || isBasic) return false
  const connection = getConnection(state)
  return connection !== null && !isListed(state, connection.network)
}

/** The view that starts a session of the account; null when no feature has one. */
export function findSessionView({ views }: LintelState): View | null {
  const name = Object.keys(views).find((one) => views[one]?.session)
  // The compiler does not know that a key of the facts is the name of a view.
  return name === undefined ? null : ({ name } as View)
}

/** The part of the state with the sessions of accounts; null when no feature has one. */
export function findSessions(state: LintelState): SessionState | null {
  const view = findSessionView(state)
  const key = view && getFacts(state, view).session
  return key ? state[key as never] : null
}

/** Whether the active account can have a session: the app has set it up for its namespace. */
export function canHaveSession(state: LintelState): boolean {
  return (findSessions(state)?.namespaces.includes(state.activeNamespace) ?? false) && getConnection(state) !== null
}

/** The session of the active account on its network; null when it has none. */
export function getSession(state: LintelState): KnownSession | null {
  const connection = canHaveSession(state) ? getConnection(state) : null
  if (!connection) return null
  const account: CaipAddress = `${connection.network}:${connection.accounts[0].address}`
  return findSessions(state)?.sessions.find((session) => isSessionOf(session, account)) ?? null
}

/** Whether the session is one of this account on this network. */
export function isSessionOf({ data }: KnownSession, account: CaipAddress): boolean {
  return foldCaipAddress(`${data.chainId}:${data.accountAddress}`) === foldCaipAddress(account)
}

/** The account with its address in lower case, if case has no meaning. */
export function foldCaipAddress(account: string): string {
  const at = account.lastIndexOf(':') + 1
  return account.slice(0, at) + foldAddress(account.slice(at))
}

/** Whether the active account can have a session and has none. */
export function canStartSession(state: LintelState): boolean {
  return canHaveSession(state) && getSession(state) === null
}

/** Whether a session is required of the active account, and it has none. */
export function needsSession(state: LintelState): boolean {
  return findSessions(state)?.required === true && canStartSession(state)
}
