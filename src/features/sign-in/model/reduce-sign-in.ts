import type { LintelError } from '../../../core/errors/lintel-error.js'
import type { LintelState, Toast } from '../../../core/model/state.js'
import {
  findView,
  getConnection,
  getSession,
  getStartView,
  getWait,
  isListed,
  isSessionOf,
} from '../../../core/selectors.js'
import { toFailure } from '../../../core/transitions/connection/attempt.js'
import { disconnect } from '../../../core/transitions/connection/connections.js'
import { startSwitch } from '../../../core/transitions/connection/switching.js'
import { showAlone } from '../../../core/transitions/modal/modal.js'
import { andThen, keep, type Step, withStack } from '../../../core/transitions/step.js'
import { reduceToast } from '../../../core/transitions/toast.js'
import type { SignInEvent } from './events.js'
import { prepareMessage } from './follow-sign-in.js'
import { leaveSignIn } from './leave-sign-in.js'
import {
  checkAgain,
  dropEnded,
  getSignInAccount,
  isHeld,
  limitSessions,
  replaceSessions,
  splitAccount,
  startSignIn,
  withSignIn,
} from './session.js'
import type { HeldSession, SignInRequest } from './sign-in-state.js'
import { hasSignIn, isSignInShown, signInView } from './sign-in-view.js'
import { addSignOut, countSignOuts, getSessionAccount, isAfterSignOut } from './sign-outs.js'

/** Sign-in with the wallet: sessions are read, a message is created, the wallet signs it, and the app verifies it. */
export function reduceSignIn(state: LintelState, event: SignInEvent, now: number): Step<LintelState> {
  const { request } = state.signIn
  switch (event.type) {
    case 'sign-in/loaded':
      return keep(startSignIn(state, event.stored, now))
    case 'sign-in/not-loaded':
    case 'sign-in/not-added':
      return keep(state)
    case 'sign-in/added':
      return keep(add(state, event.session, now))
    case 'sign-in/confirm':
      return confirm(state)
    case 'sign-in/cancel':
      return cancel(state, event, now)
    case 'sign-in/sign-out':
      return signOut(state)
    case 'sign-in/revoked':
      return finishSignOut(state, event.session, now)
    case 'sign-in/not-revoked':
      return failSignOut(state, event, now)
    case 'sign-in/expired':
      return expire(state, now)
  }
  // An answer to an older request, or to an ended one.
  if (!request || request.id !== event.id || (request.stage === 'checking' && request.failure)) return keep(state)
  switch (event.type) {
    case 'sign-in/checked':
      return finishCheck(state, request, event, now)
    case 'sign-in/prepared':
      return keep(withSignIn(state, { request: { ...request, stage: 'ready', message: event.message } }))
    case 'sign-in/signed':
      return verify(state, request, event)
    case 'sign-in/verified':
      return keep(finishVerify(state, request, event.session, now))
    case 'sign-in/failed':
      return fail(state, request, event, now)
  }
}

/** Drops ended sessions, and sets the timer again: it may have run early. */
function expire(state: LintelState, now: number): Step<LintelState> {
  const left = checkAgain(state, dropEnded(state, now))
  return { state: left, effects: [limitSessions(left.signIn.sessions, now)] }
}

/**
 * Keeps the valid sessions. Without one, opens a required sign-in, but never covers an approval on screen. Ignores a check that
 * began before a sign-out: the next check decides.
 */
function finishCheck(
  state: LintelState,
  { account }: SignInRequest,
  { sessions, signOuts, required }: Extract<SignInEvent, { type: 'sign-in/checked' }>,
  now: number,
): Step<LintelState> {
  if (signOuts < countSignOuts(state.signIn.signOuts, account)) {
    return keep(withSignIn(state, { checked: null, request: null }))
  }
  const held = sessions
    .filter((session) => isSessionOf(session, account) && isHeld(session, now))
    .map((session) => ({ ...session, signOuts }))
  const checked = withSignIn(state, {
    required,
    checked: account,
    request: null,
    lastSigned: held.length > 0 ? account : state.signIn.lastSigned,
    sessions: replaceSessions(state.signIn.sessions, account, held),
  })
  const isAsked = held.length === 0 && required && !hasSignIn(state)
  return keep(isAsked && getWait(state) !== 'approval' ? showAlone(checked, signInView) : checked)
}

/** Asks the wallet to sign the message on screen. */
function confirm(state: LintelState): Step<LintelState> {
  const { request } = state.signIn
  if (request?.stage !== 'ready' || !request.message) return keep(state)
  const { id, account, message } = request
  const { connectorId } = getConnection(state) ?? {}
  const connector = state.namespaces[state.activeNamespace]?.connectors.find((one) => one.id === connectorId)
  return {
    state: withSignIn(state, { request: { ...request, stage: 'signing', failure: null } }),
    effects: [
      {
        type: 'sign-in/sign',
        id,
        ...splitAccount(account),
        message: message.text,
        connectorId: connector?.canSignIn ? connector.id : null,
      },
    ],
  }
}

function verify(
  state: LintelState,
  request: SignInRequest,
  { signed }: Extract<SignInEvent, { type: 'sign-in/signed' }>,
): Step<LintelState> {
  const { id, message, stage } = request
  if (stage !== 'signing' || !message) return keep(state)
  const { signature, signedMessage } = signed
  const session = { data: message.data, message: message.text, signature, ...(signedMessage && { signedMessage }) }
  // A key's signature has 65 bytes on eip155; that of a contract wallet has another length (EIP-1271, ERC-6492).
  const isOfContract = signed.scheme === 'eip191' && signed.signature.length !== 132
  const isSmartAccount = isOfContract || getConnection(state)?.accounts[0].type === 'smartAccount'
  return {
    state: withSignIn(state, { request: { ...request, stage: 'verifying' } }),
    effects: [
      {
        ...{ type: 'sign-in/verify', id, session, signed, isSmartAccount },
        signOuts: countSignOuts(state.signIn.signOuts, request.account),
      },
    ],
  }
}

function finishVerify(
  state: LintelState,
  { account, stage }: SignInRequest,
  session: HeldSession,
  now: number,
): LintelState {
  if (stage !== 'verifying') return state
  const signedIn = add(withSignIn(state, { request: null, checked: account, lastSigned: account }), session, now)
  // Another tab has signed out meanwhile: the app decides which came first.
  return isAfterSignOut(session, state.signIn.signOuts) ? signedIn : withSignIn(signedIn, { checked: null })
}

function add(state: LintelState, session: HeldSession, now: number): LintelState {
  const signed = getSessionAccount(session)
  return dropEnded(withSignIn(state, { sessions: replaceSessions(state.signIn.sessions, signed, [session]) }), now)
}

/**
 * A failed signature can be requested again; a failed verification needs a new message, because a nonce is valid once.
 * Without sessions or a message no sign-in is possible: disconnects the wallet and shows Connect.
 */
function fail(
  state: LintelState,
  request: SignInRequest,
  { error, toast }: { error: LintelError; toast: Toast },
  now: number,
): Step<LintelState> {
  const failure = toFailure(error)
  if (request.stage === 'signing') return keep(withSignIn(state, { request: { ...request, stage: 'ready', failure } }))
  if (request.stage === 'verifying') return prepareMessage(state, request.account, failure)
  const isNeeded = hasSignIn(state) || state.signIn.required
  if (getSession(state) || !isNeeded) {
    return keep(withSignIn(state, { request: null, checked: request.account }))
  }
  const connection = getConnection(state)
  if (!connection) return keep(withSignIn(state, { request: null }))
  const failed = withSignIn(state, { request: { ...request, stage: 'checking', failure } })
  const shown = reduceToast(state.toast, { type: 'toast/show', toast }, now)
  const { namespace, connectorId } = connection
  const withToast = { ...failed, toast: shown.state }
  const left = getWait(state) === 'approval' ? withToast : withStack(withToast, [getStartView(state)], 'none')
  return andThen({ state: left, effects: shown.effects }, (next) => disconnect(next, { namespace, connectorId }))
}

/**
 * Cancels the sign-in: a required one goes back to the network that was signed in last, else disconnects the wallet.
 * An optional one closes. Connect is next.
 */
function cancel(state: LintelState, { id }: { id: number }, now: number): Step<LintelState> {
  if (!isSignInShown(state)) return keep(state)
  const network = state.signIn.required && getConnection(state) ? findSignedNetwork(state) : null
  if (!network) return leaveSignIn(state, now)
  const view = findView(state, 'switch', { network })
  return startSwitch(view ? withStack(state, [view], 'back') : state, { network, id }, now)
}

/** The network on which the active account was signed in before it changed, while that session is valid. */
function findSignedNetwork(state: LintelState) {
  const { lastSigned, sessions } = state.signIn
  const account = getSignInAccount(state)
  if (!account || !lastSigned || !sessions.some((session) => isSessionOf(session, lastSigned))) return null
  const [from, to] = [splitAccount(account), splitAccount(lastSigned)]
  const canSwitch = state.namespaces[state.activeNamespace]?.can.switchNetwork !== 'none'
  if (from.address !== to.address || from.network === to.network || !isListed(state, to.network)) return null
  return canSwitch && to.network.startsWith(`${state.activeNamespace}:`) ? to.network : null
}

/** The visitor stays signed in until the app has ended the session, so that no tab shows another state than the server. */
function signOut(state: LintelState): Step<LintelState> {
  const session = getSession(state)
  return { state, effects: session ? [{ type: 'sign-in/revoke', sessions: [session] }] : [] }
}

/** Counts the sign-out, which ends the session in every tab. */
function finishSignOut(state: LintelState, session: HeldSession, now: number): Step<LintelState> {
  const { lastSigned } = state.signIn
  const signOuts = addSignOut(state.signIn.signOuts, session)
  const isLast = lastSigned !== null && isSessionOf(session, lastSigned)
  return {
    state: dropEnded(withSignIn(state, { signOuts, lastSigned: isLast ? null : lastSigned }), now),
    effects: [{ type: 'sign-in/store-sign-outs', signOuts }],
  }
}

/** Reports that the visitor is still signed in, and checks the app: it may have ended the session without an answer. */
function failSignOut(state: LintelState, { toast }: { toast: Toast }, now: number): Step<LintelState> {
  const shown = reduceToast(state.toast, { type: 'toast/show', toast }, now)
  const withToast = { ...state, toast: shown.state }
  return {
    state: getSession(state) ? withSignIn(withToast, { checked: null, request: null }) : withToast,
    effects: shown.effects,
  }
}
