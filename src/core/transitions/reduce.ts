import type { CaipNetworkId, Namespace } from '../model/caip.js'
import type { CoreEvent, LintelEvent } from '../model/event.js'
import type { LintelState } from '../model/state.js'
import { findNamespace, getConnection, getNamespace, isListed, listConnections } from '../selectors.js'
import { listRecent } from '../storage/stored-connections.js'
import { failBalance, retryBalance } from './balance.js'
import { cancelEffects, cancelLeftAttempts, dropSwitch } from './connection/attempt.js'
import { followStored, limitRestores, reduceConnection, restoreStored, restoreTimer } from './connection/connections.js'
import { chooseNetwork, reduceSwitching } from './connection/switching.js'
import type { FeatureRules } from './feature-rules.js'
import { closeModal, enforceUnsupportedChain, reduceModal } from './modal/modal.js'
import { reduceRouter } from './modal/router.js'
import { REFUSAL_TIMER, reduceRequests } from './requests.js'
import { andThen, keep, type Step, withNamespace } from './step.js'
import { reduceToast } from './toast.js'
import { followTransactions, reduceTransactions } from './transactions.js'

/** Runs the transition of the event, then the rules that apply after every event. `now` is in ms since the epoch. */
export function reduce(
  state: LintelState,
  event: LintelEvent,
  now: number,
  features: readonly FeatureRules[] = [],
): Step<LintelState> {
  const owner = features.find(({ name }) => event.type.startsWith(`${name}/`))
  let step = owner ? owner.reduce(state, event, now) : route(state, event as CoreEvent, now)
  step = andThen(step, (next) => closeWithoutAccount(state, next, now))
  step = andThen(step, (next) => enforceUnsupportedChain(state, next))
  for (const { follow } of features) if (follow) step = andThen(step, (next) => follow(state, next, event, now))
  step = andThen(step, (next) => cancelLeftAttempts(state, next))
  for (const { leave } of features) if (leave) step = andThen(step, (next) => leave(state, next, event))
  return step
}

function route(state: LintelState, event: CoreEvent, now: number): Step<LintelState> {
  switch (event.type) {
    case 'lintel/started':
      return start(state, event, now)
    case 'lintel/stopped':
      return stop(state)
    case 'storage/followed':
      return follow(state, event, now)
    case 'alert/raised':
      return keep({ ...state, alerts: [...state.alerts, event.alert] })
    case 'balance/failed':
      return failBalance(state, event, now)
    case 'balance/retry':
      return retryBalance(state, event)
    default: {
      const [family = ''] = event.type.split('/')
      // The name of a family is the prefix of its events' types.
      return families[family]?.(state, event as never, now) ?? keep(state)
    }
  }
}

/** The rules of the events whose types have this prefix. */
const families: Readonly<Record<string, (state: LintelState, event: never, now: number) => Step<LintelState>>> = {
  router: reduceRouter,
  modal: reduceModal,
  network: reduceSwitching,
  request: reduceRequests,
  transaction: reduceTransactions,
  connection: reduceConnection,
  toast(state, event, now) {
    const { state: toast, effects } = reduceToast(state.toast, event, now)
    return { state: toast === state.toast ? state : { ...state, toast }, effects }
  },
}

/** Applies the stored network, then restores the namespaces that were connected. */
function start(
  state: LintelState,
  { stored, isMobile, isRestricted }: Extract<LintelEvent, { type: 'lintel/started' }>,
  now: number,
): Step<LintelState> {
  const { settings } = state
  const features = isRestricted ? { ...settings.features, email: false, socials: [] } : settings.features
  const known = {
    ...state,
    settings: { ...settings, features },
    recentWallets: listRecent(stored.connections),
    startedAt: now,
    isMobile,
  }
  const started = applyNetwork(known, stored.network)
  const step = {
    state: started,
    // On the stored network, if the app chooses it.
    effects: [...limitRestores(state, now), ...restoreStored(started, stored.connections)],
  }
  if (stored.transactions.length === 0) return step
  return andThen(step, (next) => followTransactions(next, stored.transactions, now))
}

/** Applies what another tab has changed. Writes nothing to storage, or the tabs would loop. */
function follow(
  state: LintelState,
  { stored, before }: Extract<LintelEvent, { type: 'storage/followed' }>,
  now: number,
): Step<LintelState> {
  const hasChanged = (key: 'connections' | 'transactions') =>
    JSON.stringify(stored[key]) !== JSON.stringify(before[key])
  const known = hasChanged('connections') ? { ...state, recentWallets: listRecent(stored.connections) } : state
  const { network } = stored
  const moved = network === before.network ? known : applyNetwork(known, network)
  const isChosen = moved !== known && getNamespace(moved)?.can.switchNetwork === 'app'
  const step: Step<LintelState> = {
    state: moved,
    effects: [
      // Sends no request to the wallet: its next requests are for that network.
      ...(network && isChosen ? [{ type: 'adapter/switch-network', network, id: 0 } as const] : []),
      ...followStored(state, { stored: stored.connections, before: before.connections }),
    ],
  }
  if (!hasChanged('transactions')) return step
  return andThen(step, (next) => followTransactions(next, stored.transactions, now))
}

/**
 * Makes the namespace of the stored network the active one, on that network. A connected wallet reports its own network, except
 * if the app chooses it.
 */
function applyNetwork(state: LintelState, network: CaipNetworkId | null): LintelState {
  const namespace = network && findNamespace(state, network)
  if (!network || !namespace || !isListed(state, network)) return state
  const change = getConnection(state, namespace) ? chooseNetwork(state, namespace, network) : { network }
  return withNamespace({ ...state, activeNamespace: namespace }, namespace, change)
}

/** Ends all pending requests and timers until the next start. Connections stay. */
function stop(state: LintelState): Step<LintelState> {
  let step: Step<LintelState> = {
    state: { ...state, toast: { status: 'closed' }, modal: { ...state.modal, shake: null } },
    effects: [
      { type: 'timer/clear', key: 'toast' },
      { type: 'timer/clear', key: 'shake' },
      { type: 'timer/clear', key: 'transactions' },
      { type: 'timer/clear', key: REFUSAL_TIMER },
    ],
  }
  for (const [name, current] of Object.entries(state.namespaces)) {
    const namespace = name as Namespace
    step = andThen(step, (next) => ({
      state: withNamespace(next, namespace, { attempt: null, restoring: null, switching: null }),
      effects: [
        ...cancelEffects(namespace, current),
        ...dropSwitch(namespace, current),
        { type: 'timer/clear', key: restoreTimer(namespace) },
      ],
    }))
  }
  return step
}

/**
 * If the active namespace loses its account, another connected one becomes active and the modal closes, unless the account came from a
 * late approval of a cancelled request.
 */
function closeWithoutAccount(before: LintelState, state: LintelState, now: number): Step<LintelState> {
  const namespace = before.activeNamespace
  const lost = getConnection(before)
  const isUndone = lost?.connectorId === before.namespaces[namespace]?.cancelledId
  if (!lost || getConnection(state, namespace) || isUndone) return keep(state)
  const [connection = lost] = listConnections(state)
  return closeModal({ ...state, activeNamespace: connection.namespace }, { forced: true }, now)
}
