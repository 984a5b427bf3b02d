import type { LintelError } from '../../errors/lintel-error.js'
import { WalletUnresponsiveError } from '../../errors/wallet-errors.js'
import type { CaipNetworkId, Namespace } from '../../model/caip.js'
import type { Effect } from '../../model/effect.js'
import type { NetworkEvent } from '../../model/event.js'
import type { LintelState, NamespaceState } from '../../model/state.js'
import { findNamespace, getFacts, getNetwork, getView, getWait, isListed, isRunning } from '../../selectors.js'
import { SWITCH_TIMEOUT_MS } from '../../wallets/connection-limits.js'
import { closeModal } from '../modal/modal.js'
import { andThen, keep, type Step, withNamespace, withStack } from '../step.js'
import { isAwaited, switchTimer, toFailure } from './attempt.js'

/** Handles network switches. Keeps a refusal, so that its view can show it and offer a retry. */
export function reduceSwitching(state: LintelState, event: NetworkEvent, now: number): Step<LintelState> {
  if (event.type === 'network/switch') return startSwitch(state, event, now)
  const { namespace, id } = event
  const switching = state.namespaces[namespace]?.switching ?? null
  if (!switching || !isAwaited(switching, id)) return keep(state)
  switch (event.type) {
    case 'network/switched':
      return finishSwitch(state, namespace, switching, now)
    case 'network/switch-failed':
      return failSwitch(state, namespace, { id, network: switching.network, error: event.error })
    case 'network/switch-timed-out':
      if (!isRunning(switching)) return keep(state)
      return failSwitch(state, namespace, { id, network: switching.network, error: new WalletUnresponsiveError() })
  }
}

/**
 * Requests the switch from the connected wallet; without one, sets the network of the next connection. The namespace of the
 * network becomes the active one when the switch ends, so a refusal changes nothing.
 */
export function startSwitch(
  state: LintelState,
  { network, id }: { network: CaipNetworkId; id: number },
  now: number,
): Step<LintelState> {
  const namespace = findNamespace(state, network)
  const current = namespace && state.namespaces[namespace]
  if (!current || !isListed(state, network)) return keep(state)
  const started = withNamespace(state, namespace, {
    switching: { id, network, failure: null },
  })
  if (getNetwork(state, namespace) === network) {
    return settleSwitch(started, namespace, now)
  }
  if (current.connections.length === 0) {
    return settleSwitch(withNamespace(started, namespace, { network }), namespace, now)
  }
  const event: NetworkEvent = { type: 'network/switch-timed-out', namespace, id }
  return {
    state: started,
    effects: [
      { type: 'timer/set', key: switchTimer(namespace), at: now + SWITCH_TIMEOUT_MS, event },
      { type: 'adapter/switch-network', network, id },
    ],
  }
}

function failSwitch(
  state: LintelState,
  namespace: Namespace,
  { id, network, error }: { id: number; network: CaipNetworkId; error: LintelError },
): Step<LintelState> {
  return {
    state: withNamespace(state, namespace, { switching: { id, network, failure: toFailure(error) } }),
    effects: [{ type: 'timer/clear', key: switchTimer(namespace) }],
  }
}

/** Ends the switch once the namespace is on the network: at the adapter's answer or its event, whichever is first. */
export function settleSwitch(state: LintelState, namespace: Namespace, now: number): Step<LintelState> {
  const switching = state.namespaces[namespace]?.switching
  if (!switching || switching.network !== getNetwork(state, namespace)) return keep(state)
  return finishSwitch(state, namespace, switching, now)
}

function finishSwitch(
  state: LintelState,
  namespace: Namespace,
  switching: NonNullable<NamespaceState['switching']>,
  now: number,
): Step<LintelState> {
  const { network } = switching
  const effects: Effect[] = [{ type: 'timer/clear', key: switchTimer(namespace) }]
  // If a wallet switches by itself after a refusal, the active namespace does not change.
  const isWanted = isRunning(switching) || isShown(state, network)
  const active = isWanted ? { ...state, activeNamespace: namespace } : state
  const settled = withNamespace(active, namespace, { switching: null, ...chooseNetwork(state, namespace, network) })
  return andThen({ state: settled, effects }, (next) => leaveSwitchView(next, network, now))
}

/** If the app chooses the network, no wallet reports the new one. */
export function chooseNetwork(
  state: LintelState,
  namespace: Namespace,
  network: CaipNetworkId,
): Partial<NamespaceState> {
  const current = state.namespaces[namespace]
  if (current?.can.switchNetwork !== 'app') return {}
  return { network, connections: current.connections.map((connection) => ({ ...connection, network })) }
}

function leaveSwitchView(state: LintelState, network: CaipNetworkId, now: number): Step<LintelState> {
  if (!isShown(state, network)) return keep(state)
  // Also remove the list of networks that opened this view.
  const below = state.router.stack.slice(0, -1).filter((other) => getFacts(state, other).partOf !== 'switching')
  // A view for an unlisted network below is obsolete now; the root rule replaces it.
  return below.length === 0 ? closeModal(state, { forced: true }, now) : keep(withStack(state, below, 'back'))
}

/** Whether the view on screen waits for the switch to this network. */
function isShown(state: LintelState, network: CaipNetworkId): boolean {
  const view = getView(state)
  return getWait(state) === 'switch' && 'network' in view && view.network === network
}
