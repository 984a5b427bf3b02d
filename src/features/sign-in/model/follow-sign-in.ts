import type { Connection } from '../../../core/model/connection.js'
import type { LintelEvent } from '../../../core/model/event.js'
import type { KnownSession } from '../../../core/model/siwx.js'
import type { LintelState } from '../../../core/model/state.js'
import { getConnection, getFacts, getSession, isSessionOf, listConnections } from '../../../core/selectors.js'
import { closeModal } from '../../../core/transitions/modal/modal.js'
import { andThen, keep, type Step } from '../../../core/transitions/step.js'
import {
  followSessions,
  followStoredSessions,
  getSignInAccount,
  splitAccount,
  startSignIn,
  stopSignIn,
  withSignIn,
} from './session.js'
import type { SignInRequest } from './sign-in-state.js'
import { hasSignIn, isSignInShown } from './sign-in-view.js'
import { countSignOuts } from './sign-outs.js'

/**
 * Runs after every event. Checks each new account and network, ends the sessions of a wallet that is gone, creates a
 * message while SIWXSignMessage is shown, and closes that view once the account is signed in.
 */
export function followSignIn(
  before: LintelState,
  state: LintelState,
  event: LintelEvent,
  now: number,
): Step<LintelState> {
  if (state.signIn.namespaces.length === 0) return keep(state)
  if (event.type === 'lintel/stopped') return stopSignIn(state)
  let step = signOutGone(before, applyStored(keepConnect(before, state), event, now))
  step = andThen(step, checkAccount)
  step = andThen(step, (next) => followView(next, now))
  return andThen(step, (next) => followSessions(before, next, now))
}

/** Without an account core closes the modal. If a failed sign-in disconnected the wallet, Connect is shown instead. */
function keepConnect(before: LintelState, state: LintelState): LintelState {
  const { request } = before.signIn
  const isFailed = request?.stage === 'checking' && request.failure
  if (!isFailed || getConnection(state) || getFacts(state).partOf !== 'connecting') return state
  // Core has cleared the timer of a shake.
  return { ...state, modal: { ...before.modal, shake: null }, activeNamespace: before.activeNamespace }
}

function applyStored(state: LintelState, event: LintelEvent, now: number): LintelState {
  if (event.type === 'lintel/started') return startSignIn(state, event.stored, now)
  return event.type === 'storage/followed' ? followStoredSessions(state, event, now) : state
}

/**
 * Asks the app to end the sessions of a disconnected wallet's accounts, unless another wallet shares the accounts.
 * The state keeps the sessions until then: a tab that asks the app earlier would get them back.
 */
function signOutGone(before: LintelState, state: LintelState): Step<LintelState> {
  if (!state.signIn.signsOutOnDisconnect || before.namespaces === state.namespaces) return keep(state)
  const connected = listConnections(state)
  const gone = listConnections(before).filter(
    ({ namespace, connectorId }) =>
      !connected.some((one) => one.namespace === namespace && one.connectorId === connectorId),
  )
  if (gone.length === 0) return keep(state)
  const ended = state.signIn.sessions.filter((session) => isShared(gone, session) && !isShared(connected, session))
  return { state, effects: ended.length === 0 ? [] : [{ type: 'sign-in/revoke', sessions: ended }] }
}

function isShared(connections: readonly Connection[], session: KnownSession): boolean {
  const { chainId } = session.data
  return connections.some(
    ({ namespace, accounts }) =>
      chainId.startsWith(`${namespace}:`) &&
      accounts.some(({ address }) => isSessionOf(session, `${chainId}:${address}`)),
  )
}

/** Reads the sessions of a new account or network. */
function checkAccount(state: LintelState): Step<LintelState> {
  const { checked, request, lastId, signOuts } = state.signIn
  const account = getSignInAccount(state)
  if (account === null) {
    const lastSigned = getConnection(state) ? state.signIn.lastSigned : null
    if (checked === null && request === null && lastSigned === state.signIn.lastSigned) return keep(state)
    return keep(withSignIn(state, { checked: null, request: null, lastSigned }))
  }
  if (request ? request.account === account : checked === account) return keep(state)
  const id = lastId + 1
  return {
    state: withSignIn(state, {
      lastId: id,
      checked: null,
      request: { id, account, stage: 'checking', message: null, failure: null },
    }),
    effects: [{ type: 'sign-in/check', id, ...splitAccount(account), signOuts: countSignOuts(signOuts, account) }],
  }
}

/** Creates a message while the view is shown. Leaving the view ends the request; a check continues. */
function followView(state: LintelState, now: number): Step<LintelState> {
  const { request, checked } = state.signIn
  const isChecking = request?.stage === 'checking'
  if (!hasSignIn(state)) {
    return keep(request && !isChecking ? withSignIn(state, { request: null }) : state)
  }
  if (getSession(state) && (request === null || isChecking)) {
    return isSignInShown(state) ? closeModal(state, { forced: true }, now) : keep(state)
  }
  if (request || checked === null) return keep(state)
  return prepareMessage(state, checked, null)
}

/** Asks for a new message. `failure` stays on screen. */
export function prepareMessage(
  state: LintelState,
  account: SignInRequest['account'],
  failure: SignInRequest['failure'],
): Step<LintelState> {
  const id = state.signIn.lastId + 1
  return {
    state: withSignIn(state, { lastId: id, request: { id, account, stage: 'preparing', message: null, failure } }),
    effects: [{ type: 'sign-in/prepare', id, ...splitAccount(account) }],
  }
}
