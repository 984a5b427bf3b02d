import type { Effect } from '../../effects/effect.js'
import { RequestCancelledError } from '../../errors/wallet-errors.js'
import type { CaipNetworkId, Namespace } from '../../model/caip.js'
import type { WalletSession } from '../../model/chain-adapter.js'
import type { LintelState, NamespaceState } from '../../model/state.js'
import { isListed, withNamespace } from '../namespaces.js'
import { andThen, keep, type Step } from '../step.js'
import { dropAttempt, isRunning } from './attempt.js'
import { takeSession } from './connect.js'
import { settleSwitch, switchTimer } from './switching.js'

/** Disconnects at once on our side; the wallet is told, and `id` answered when it has let go. */
export function disconnect(state: LintelState, namespace: Namespace, id: number | null): Step<LintelState> {
  const current = state.namespaces[namespace]
  if (!current) return keep(state)
  return {
    state: withNamespace(state, namespace, { ...signedOut(state, namespace, current), attempt: null }),
    effects: [
      ...dropAttempt(namespace, current),
      ...dropSwitch(namespace, current),
      { type: 'storage/disconnected', namespace },
      { type: 'adapter/disconnect', namespace, id },
    ],
  }
}

/** The wallet has let go by itself. A try that is running goes on. */
export function loseSession(state: LintelState, namespace: Namespace, current: NamespaceState): Step<LintelState> {
  if (!current.account) return keep(state)
  const isTrying = current.attempt?.kind === 'connect' && isRunning(current.attempt)
  const change = signedOut(state, namespace, current)
  return {
    state: withNamespace(
      state,
      namespace,
      isTrying ? { ...change, status: 'connecting' } : { ...change, attempt: null },
    ),
    effects: [
      ...(isTrying ? [] : dropAttempt(namespace, current)),
      ...dropSwitch(namespace, current),
      { type: 'storage/disconnected', namespace },
    ],
  }
}

/** Account or network changed on the wallet's side. Without an account there is nothing to change. */
export function changeSession(
  state: LintelState,
  current: NamespaceState,
  { namespace, session }: { namespace: Namespace; session: WalletSession },
  now: number,
): Step<LintelState> {
  if (!current.account) return keep(state)
  if (!session.addresses[0]) return loseSession(state, namespace, current)
  const taken = takeSession(state, namespace, session)
  // A session on the wallet's side does not answer a try to connect: that one goes on or stays failed.
  const attempt = current.status === 'connected' ? current.attempt : null
  const effects =
    current.status === 'connected' ? taken.effects : [...taken.effects, ...dropAttempt(namespace, current)]
  const step = { state: withNamespace(taken.state, namespace, { attempt }), effects }
  return andThen(step, (next) => settleSwitch(next, namespace, now))
}

function signedOut(state: LintelState, namespace: Namespace, current: NamespaceState): Partial<NamespaceState> {
  return {
    status: 'disconnected',
    account: null,
    addresses: [],
    switching: null,
    network: isListed(state, current.network) ? current.network : findFirstNetwork(state, namespace, current.network),
  }
}

function findFirstNetwork(state: LintelState, namespace: Namespace, otherwise: CaipNetworkId): CaipNetworkId {
  return state.networks.find((network) => network.chainNamespace === namespace)?.caipNetworkId ?? otherwise
}

/** What giving up a running switch asks for; nothing when none runs. */
export function dropSwitch(namespace: Namespace, { switching }: NamespaceState): readonly Effect[] {
  if (!switching || !isRunning(switching)) return []
  return [
    { type: 'timer/clear', key: switchTimer(namespace) },
    { type: 'reply', id: switching.id, error: new RequestCancelledError() },
  ]
}
