import type { Namespace } from '../../../core/model/caip.js'
import type { LintelEvent } from '../../../core/model/event.js'
import type { LintelState, NamespaceState } from '../../../core/model/state.js'
import type { View } from '../../../core/model/views/view.js'
import { walletConnectId } from '../../../core/model/wallet-connect.js'
import {
  findSessions,
  findSessionView,
  getFacts,
  getSession,
  getView,
  getWait,
  isPairedByLink,
  isRunning,
} from '../../../core/selectors.js'
import { type AnalyticsEvent, type ConnectWay, patterns } from './catalogue.js'

/** The analytics events between two states, and those of an event that the states do not show. */
export function listEvents(event: LintelEvent, before: LintelState, state: LintelState): readonly AnalyticsEvent[] {
  if (event.type === 'lintel/started' || event.type === 'storage/followed') return []
  return [
    ...listOutcomes(event, before),
    ...Object.keys(state.namespaces).flatMap((name) => listConnectionEvents(name as Namespace, before, state)),
    ...listPairingEvents(before, state),
    ...listSignIns(event, before, state),
    ...listViewEvents(before, state),
  ]
}

function listViewEvents(before: LintelState, state: LintelState): readonly AnalyticsEvent[] {
  const { name: shown } = getView(before)
  const { name: view } = getView(state)
  if (!state.modal.open) return before.modal.open ? [{ event: 'modal-closed', properties: { view: shown } }] : []
  if (!before.modal.open) return [{ event: 'modal-opened', properties: { view } }, ...listSteps(state, view)]
  return view === shown ? [] : listSteps(state, view, 'view-shown')
}

/** A step of a login has an event of its own. */
function listSteps(state: LintelState, view: View['name'], otherwise?: 'view-shown'): readonly AnalyticsEvent[] {
  const wait = getWait(state)
  const event = wait === 'login' || wait === 'social-login' ? 'login-step-shown' : otherwise
  return event ? [{ event, properties: { view } }] : []
}

function listConnectionEvents(
  namespace: Namespace,
  before: LintelState,
  state: LintelState,
): readonly AnalyticsEvent[] {
  const [old, now] = [before.namespaces[namespace], state.namespaces[namespace]]
  if (!old || !now) return []
  return [...listAttemptEvents(namespace, { before, old, state, now }), ...listSwitchEvents(old, now)]
}

type Change = { before: LintelState; old: NamespaceState; state: LintelState; now: NamespaceState }

function listAttemptEvents(namespace: Namespace, { before, old, state, now }: Change): readonly AnalyticsEvent[] {
  const { attempt: earlier } = old
  const { attempt } = now
  // A login connects every namespace, and counts once. A pairing counts once too, by its own events.
  if (attempt && !attempt.isFollowing && !isPairedByLink(state, attempt.connectorId)) {
    const wallet = describeWallet(state, now, attempt.connectorId)
    const isNew = attempt.id !== earlier?.id
    return [
      ...(isNew ? [{ event: 'connect-started', properties: { ...wallet, namespace } } as const] : []),
      ...(attempt.failure && (isNew || !earlier?.failure)
        ? [{ event: 'connect-failed', properties: { ...wallet, namespace, code: attempt.failure.code } } as const]
        : []),
    ]
  }
  const [active] = now.connections
  const isDone = earlier && !attempt && !earlier.isFollowing && active?.connectorId === earlier.connectorId
  if (!isDone || active === old.connections[0]) return []
  // The first namespace of a pairing that connects ends the attempt.
  if (isPairedByLink(before, earlier.connectorId) && before.pairing?.id !== earlier.id) return []
  return [
    { event: 'connect-succeeded', properties: { ...describeWallet(before, now, earlier.connectorId), namespace } },
  ]
}

function listSwitchEvents(old: NamespaceState, { switching, connections }: NamespaceState): readonly AnalyticsEvent[] {
  const { switching: earlier } = old
  if (switching?.failure && switching.failure !== earlier?.failure) {
    const { network, failure } = switching
    return [{ event: 'network-switch-failed', properties: { network, code: failure.code } }]
  }
  const isDone = earlier && isRunning(earlier) && !switching && connections[0]?.network === earlier.network
  return isDone ? [{ event: 'network-switched', properties: { network: earlier.network } }] : []
}

function listPairingEvents({ pairing: earlier }: LintelState, state: LintelState): readonly AnalyticsEvent[] {
  const { pairing } = state
  if (!pairing) return []
  const wallet = { wallet: nameWallet(pairing.wallet?.name ?? 'WalletConnect'), way: 'link' } as const
  if (pairing.id !== earlier?.id) return [{ event: 'connect-started', properties: wallet }]
  if (!pairing.failure || pairing.failure === earlier.failure) return []
  return [{ event: 'connect-failed', properties: { ...wallet, code: pairing.failure.code } }]
}

/**
 * A stored session does not count as a sign-in: it exists without the view that asks for a signature, and without a wallet
 * that signed while it connected.
 */
function listSignIns({ type }: LintelEvent, before: LintelState, state: LintelState): readonly AnalyticsEvent[] {
  if (findSessions(state) === findSessions(before) || getSession(before)) return []
  const session = getSession(state)
  const isShown = before.modal.open && getView(before).name === findSessionView(before)?.name
  const isAsked = isShown || /^sign-in\/added$/.test(type)
  return session && isAsked ? [{ event: 'signed-in', properties: { network: session.data.chainId } }] : []
}

/** The analytics events of an event that the states do not show. */
function listOutcomes(event: LintelEvent, before: LintelState): readonly AnalyticsEvent[] {
  switch (event.type) {
    case 'action/disconnected':
      return [{ event: 'disconnected', properties: { namespace: event.namespace } }]
    case 'action/failed': {
      const { action, error } = event
      const { code } = error
      if (action === 'disconnect') return [{ event: 'disconnect-failed', properties: { code } }]
      return [{ event: 'request-failed', properties: { action, code } }]
    }
    case 'transaction/sent': {
      const { network, operation } = event.transaction
      return [{ event: 'transaction-sent', properties: { network, operation } }]
    }
    case 'transaction/settled': {
      const sent = before.transactions.find(({ id }) => id === event.id)
      if (sent?.status !== 'pending') return []
      const { network, operation } = sent
      const outcome = event.status === 'confirmed' ? 'transaction-confirmed' : 'transaction-failed'
      return [{ event: outcome, properties: { network, operation } }]
    }
    default: {
      // Of the view that starts a session, whatever its feature.
      const isShown = before.modal.open && getFacts(before).session !== undefined
      return isShown && 'error' in event && !/^(connection|network|pairing|analytics)\//.test(event.type)
        ? [{ event: 'sign-in-failed', properties: { code: event.error.code } }]
        : []
    }
  }
}

function describeWallet(
  { pairing }: LintelState,
  { connectors }: NamespaceState,
  connectorId: string,
): { wallet: string; way: ConnectWay } {
  const connector = connectors.find(({ id }) => id === connectorId)
  if (connectorId === walletConnectId) {
    return { wallet: nameWallet(pairing?.wallet?.name ?? 'WalletConnect'), way: 'link' }
  }
  const isLogin = connector?.type === 'AUTH'
  return { wallet: isLogin ? 'Embedded wallet' : nameWallet(connector?.name), way: isLogin ? 'login' : 'browser' }
}

/** A name that does not look like a wallet's could identify the visitor. */
function nameWallet(name = ''): string {
  return patterns.wallet.test(name) ? name : 'other'
}
