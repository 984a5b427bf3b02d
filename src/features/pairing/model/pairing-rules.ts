import type { LintelError } from '../../../core/errors/lintel-error.js'
import { AccountNotSharedError } from '../../../core/errors/wallet-errors.js'
import type { Namespace } from '../../../core/model/caip.js'
import type { Effect } from '../../../core/model/effect.js'
import type { LintelEvent } from '../../../core/model/event.js'
import type { LintelState, PairingState } from '../../../core/model/state.js'
import { walletConnectId } from '../../../core/model/wallet-connect.js'
import { findSessions, hasWait } from '../../../core/selectors.js'
import { startConnect, toFailure } from '../../../core/transitions/connection/attempt.js'
import type { FeatureRules } from '../../../core/transitions/feature-rules.js'
import { andThen, keep, type Step } from '../../../core/transitions/step.js'
import type { PairingEvent } from './events.js'

/** How long before a link expires it is renewed, in ms. */
export const RENEW_BEFORE_MS = 10_000

/** How long to wait after a failed renewal, in ms, while the link on screen is valid. */
const RENEW_AGAIN_MS = 2_000

const RENEW_TIMER = 'pairing'

/** The rules of pairing. */
export const pairingRules = {
  name: 'pairing',
  reduce: reducePairing,
  leave: cancelAbandonedPairing,
} as const satisfies FeatureRules

/**
 * Handles pairing: one run shows one link after another until a wallet answers or the visitor leaves. Every link of a
 * run counts: a wallet that scanned the previous one may answer while the next is on screen.
 */
function reducePairing(state: LintelState, event: PairingEvent, now: number): Step<LintelState> {
  if (event.type === 'pairing/start') return start(state, event)
  if (event.type === 'pairing/cancel') return cancelPairing(state)
  if (event.type === 'pairing/refused') {
    const { id, wallet, error } = event
    return keep({ ...state, pairing: { id, wallet, uri: null, expiresAt: null, failure: toFailure(error) } })
  }
  const { pairing } = state
  if (!pairing || pairing.id !== event.id) return keep(state)
  switch (event.type) {
    case 'pairing/ready':
      return {
        state: { ...state, pairing: { ...pairing, uri: event.uri, expiresAt: event.expiresAt, failure: null } },
        effects: [renewAt(pairing, event.expiresAt - RENEW_BEFORE_MS)],
      }
    case 'pairing/renew':
      return { state, effects: [createLinkEffect(state, pairing.id)] }
    case 'pairing/approved':
      return approve(state, pairing, event.namespaces, now)
    case 'pairing/link-failed':
      // A short failure of the relay must not remove the link, nor drop the answer of a wallet that has scanned it.
      if (hasValidLink(pairing, now)) return { state, effects: [renewAt(pairing, now + RENEW_AGAIN_MS)] }
      return fail(state, pairing, event.error)
    case 'pairing/failed':
      return fail(state, pairing, event.error)
  }
}

function hasValidLink({ uri, expiresAt }: PairingState, now: number): boolean {
  return uri !== null && expiresAt !== null && expiresAt > now
}

function renewAt({ id }: PairingState, at: number): Effect {
  return { type: 'timer/set', key: RENEW_TIMER, at, event: { type: 'pairing/renew', id } }
}

/** A new run replaces an older one. */
function start(
  state: LintelState,
  { id, wallet }: Extract<PairingEvent, { type: 'pairing/start' }>,
): Step<LintelState> {
  return andThen(cancelPairing(state), (next) => ({
    state: { ...next, pairing: { id, wallet, uri: null, expiresAt: null, failure: null } },
    effects: [createLinkEffect(next, id)],
  }))
}

/**
 * Creates another link. The wallet may sign in with it if a session is required and all networks of the app are on eip155:
 * `wc_sessionAuthenticate` has no other namespace, and a wallet that answers it shares no other.
 */
function createLinkEffect(state: LintelState, id: number): Effect {
  const { networks, namespaces } = state
  const sessions = findSessions(state)
  const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
  const preferred = namespaces.eip155?.network
  if (
    !sessions?.required ||
    sessions.namespaces.length === 0 ||
    !preferred ||
    !chains.every((chain) => chain.startsWith('eip155:'))
  ) {
    return { type: 'pairing/create-link', id }
  }
  const signsInOn = [preferred, ...chains.filter((chain) => chain !== preferred)] as const
  return { type: 'pairing/create-link', id, signsInOn }
}

/**
 * Cancels pairing when no view of the open modal waits for it any more, or when Lintel stops. The downloads of the wallet open
 * above such a view.
 */
function cancelAbandonedPairing(before: LintelState, state: LintelState, { type }: LintelEvent): Step<LintelState> {
  const isLeft = hasWait(before, 'pairing') && !hasWait(state, 'pairing')
  return isLeft || type === 'lintel/stopped' ? cancelPairing(state) : keep(state)
}

/** Cancels a running or failed run. A late answer of the wallet is ignored. */
function cancelPairing(state: LintelState): Step<LintelState> {
  const { pairing } = state
  if (!pairing) return keep(state)
  return { state: { ...state, pairing: null }, effects: stopEffects(pairing) }
}

/** Connects every namespace that the wallet has approved. */
function approve(
  state: LintelState,
  pairing: PairingState,
  approved: readonly Namespace[],
  now: number,
): Step<LintelState> {
  const known = approved.filter((namespace) => state.namespaces[namespace])
  const ordered = orderNamespaces(known, state.activeNamespace)
  if (ordered.length === 0) return fail(state, pairing, new AccountNotSharedError())
  // A link can be used only once.
  const answered = { ...state, pairing: { ...pairing, uri: null, expiresAt: null } }
  let step: Step<LintelState> = { state: answered, effects: stopEffects(pairing) }
  for (const namespace of ordered) {
    step = andThen(step, (next) => {
      const current = next.namespaces[namespace]
      if (!current) return keep(next)
      const started = startConnect(next, current, { namespace, connectorId: walletConnectId, id: pairing.id }, now)
      if (!current.connections.some(({ connectorId }) => connectorId === walletConnectId)) return started
      const effect = { type: 'adapter/switch-connection', namespace, connectorId: walletConnectId } as const
      return andThen(started, (after) => ({ state: { ...after, pairing: null }, effects: [effect] }))
    })
  }
  return step
}

function orderNamespaces(known: readonly Namespace[], active: Namespace): readonly Namespace[] {
  return known.includes(active) ? [active, ...known.filter((namespace) => namespace !== active)] : known
}

function fail(state: LintelState, pairing: PairingState, error: LintelError): Step<LintelState> {
  return {
    state: { ...state, pairing: { ...pairing, uri: null, expiresAt: null, failure: toFailure(error) } },
    effects: stopEffects(pairing),
  }
}

function stopEffects({ id }: PairingState): readonly Effect[] {
  return [
    { type: 'timer/clear', key: RENEW_TIMER },
    { type: 'pairing/abort', id },
  ]
}
