import type { Namespace } from '../model/caip.js'
import type { LintelState } from '../model/state.js'
import { failBalance } from './balance.js'
import { dropAttempt, isRunning } from './connection/attempt.js'
import { reduceConnection } from './connection/connection.js'
import { cancelAbandoned, isDue } from './connection/due.js'
import { startRestore } from './connection/restore.js'
import { dropSwitch, reduceSwitching } from './connection/switching.js'
import type { LintelEvent } from './event.js'
import { closeModal, reduceModal } from './modal/modal.js'
import { reduceRouter } from './modal/router.js'
import { enforceUnsupportedChain } from './modal/unsupported-chain.js'
import { findNamespace, isListed, withNamespace } from './namespaces.js'
import { cancelPairing, reducePairing } from './pairing/pairing.js'
import { reduceRequests } from './requests.js'
import { reduceSignIn } from './sign-in.js'
import { andThen, keep, type Step } from './step.js'
import { reduceToast } from './toast.js'

/**
 * All rules in one: the rule of the event itself, then those that hold whatever happened. `now` is in ms since
 * the epoch. Pure: the same three arguments give the same step.
 */
export function reduce(state: LintelState, event: LintelEvent, now: number): Step<LintelState> {
  let step = route(state, event, now)
  step = andThen(step, (next) => closeWithoutAddress(state, next, now))
  step = andThen(step, (next) => enforceUnsupportedChain(state, next))
  step = andThen(step, (next) => cancelAbandoned(state, next, now))
  step = andThen(step, (next) => cancelAbandonedPairing(state, next))
  return andThen(step, markLoading)
}

function route(state: LintelState, event: LintelEvent, now: number): Step<LintelState> {
  switch (event.type) {
    case 'lintel/started':
      return start(state, event, now)
    case 'lintel/stopped':
      return stop(state)
    case 'balance/failed':
      return failBalance(state, event, now)
    case 'router/push':
    case 'router/replace':
    case 'router/reset':
    case 'router/back':
    case 'router/back-to':
      return reduceRouter(state, event, now)
    case 'modal/open':
    case 'modal/close':
    case 'modal/shake-ended':
      return reduceModal(state, event, now)
    case 'network/switch':
    case 'network/switched':
    case 'network/switch-failed':
    case 'network/switch-timed-out':
      return reduceSwitching(state, event, now)
    case 'toast/show':
    case 'toast/next':
    case 'toast/hold':
    case 'toast/release':
    case 'toast/dismiss': {
      const { state: toast, effects } = reduceToast(state.toast, event, now)
      return { state: toast === state.toast ? state : { ...state, toast }, effects }
    }
    case 'pairing/start':
    case 'pairing/cancel':
    case 'pairing/ready':
    case 'pairing/renew':
    case 'pairing/approved':
    case 'pairing/link-failed':
    case 'pairing/failed':
      return reducePairing(state, event, now)
    case 'request/added':
    case 'request/settled':
      return reduceRequests(state, event, now)
    case 'sign-in/changed':
    case 'sign-in/succeeded':
    case 'sign-in/cancelled':
      return reduceSignIn(state, event, now)
    default:
      return reduceConnection(state, event, now)
  }
}

/** The stored network first, then a restore for each namespace that was connected. */
function start(
  state: LintelState,
  { restore, network, recentWallets, isMobile }: Extract<LintelEvent, { type: 'lintel/started' }>,
  now: number,
): Step<LintelState> {
  let step = keep({ ...state, recentWallets, isMobile })
  const namespace = network && findNamespace(state, network)
  if (network && namespace && isListed(state, network) && !state.namespaces[namespace]?.account) {
    step = keep(withNamespace({ ...step.state, activeNamespace: namespace }, namespace, { network }))
  }
  for (const item of restore) {
    step = andThen(step, (next) => {
      const current = next.namespaces[item.namespace]
      return current ? startRestore(next, current, item, now) : keep(next)
    })
  }
  return step
}

/**
 * Nothing waits for a wallet or for its time any more: no timer runs until the next start, so what would end by one
 * ends now. What is connected stays and is restored by the next start.
 */
function stop(state: LintelState): Step<LintelState> {
  let step: Step<LintelState> = {
    state: { ...state, toast: { status: 'closed' }, modal: { ...state.modal, shake: null } },
    effects: [
      { type: 'timer/clear', key: 'toast' },
      { type: 'timer/clear', key: 'shake' },
    ],
  }
  step = andThen(step, cancelPairing)
  for (const [name, current] of Object.entries(state.namespaces)) {
    const namespace = name as Namespace
    const status = current.account ? 'connected' : 'disconnected'
    step = andThen(step, (next) => ({
      state: withNamespace(next, namespace, { status, attempt: null, restoring: null, switching: null }),
      effects: [...dropAttempt(namespace, current), ...dropSwitch(namespace, current)],
    }))
  }
  return step
}

/** An address that is lost closes the modal, whatever it shows (spec §2). */
function closeWithoutAddress(before: LintelState, state: LintelState, now: number): Step<LintelState> {
  const namespace = before.activeNamespace
  const isLost = before.namespaces[namespace]?.account && !state.namespaces[namespace]?.account
  return isLost ? closeModal(state, { forced: true }, now) : keep(state)
}

/** Leaving every view that shows a link, by going back or by closing, gives up pairing. Downloads lies above one. */
function cancelAbandonedPairing(before: LintelState, state: LintelState): Step<LintelState> {
  return state.pairing && showsPairing(before) && !showsPairing(state) ? cancelPairing(state) : keep(state)
}

function showsPairing({ modal, router }: LintelState): boolean {
  return (
    modal.open &&
    router.stack.some(({ name }) => name === 'ConnectingWalletConnect' || name === 'ConnectingWalletConnectBasic')
  )
}

/** The beam runs while an open modal waits for a wallet, but for one that may answer at once. */
function markLoading(state: LintelState): Step<LintelState> {
  const { attempt = null, switching = null } = state.namespaces[state.activeNamespace] ?? {}
  const loading = state.modal.open && ((isRunning(attempt) && !isDue(attempt)) || isRunning(switching))
  return keep(loading === state.modal.loading ? state : { ...state, modal: { ...state.modal, loading } })
}
