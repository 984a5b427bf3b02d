import type { CaipAddress, CaipNetworkId } from '../../../core/model/caip.js'
import type { Effect } from '../../../core/model/effect.js'
import type { LintelEvent } from '../../../core/model/event.js'
import type { KnownSession } from '../../../core/model/siwx.js'
import type { LintelState } from '../../../core/model/state.js'
import type { StoredValues } from '../../../core/model/stored-values.js'
import { canHaveSession, getConnection, getSession, isChainBlocked, isSessionOf } from '../../../core/selectors.js'
import { keep, type Step } from '../../../core/transitions/step.js'
import { listStoredSessions } from './list-stored.js'
import { type HeldSession, MAX_SIGN_INS, type SignInState } from './sign-in-state.js'
import { isAfterSignOut, mergeSignOuts } from './sign-outs.js'

/** A longer timer would run early: browsers allow at most 24.8 days. In ms. */
const MAX_TIMER = 24 * 60 * 60_000

/** The state with a part of its sign-in changed. */
export function withSignIn(state: LintelState, change: Partial<SignInState>): LintelState {
  return { ...state, signIn: { ...state.signIn, ...change } }
}

/** The active account on its network, if it can sign in now; null while it must leave its network. */
export function getSignInAccount(state: LintelState): CaipAddress | null {
  const connection = canHaveSession(state) && !isChainBlocked(state) ? getConnection(state) : null
  return connection && `${connection.network}:${connection.accounts[0].address}`
}

/** The network and the address of an account. */
export function splitAccount(account: CaipAddress): { network: CaipNetworkId; address: string } {
  const at = account.lastIndexOf(':')
  return { network: account.slice(0, at) as CaipNetworkId, address: account.slice(at + 1) }
}

/** Whether a session is valid at `now`: from `notBefore` until `expirationTime`. */
export function isHeld({ data: { notBefore, expirationTime } }: KnownSession, now: number): boolean {
  // A malformed time is NaN, and every comparison with it is false.
  const hasStarted = notBefore === undefined || Date.parse(notBefore) <= now
  return hasStarted && (expirationTime === undefined || now < Date.parse(expirationTime))
}

/** The sessions with those of `account` replaced; the new ones come first. */
export function replaceSessions(
  sessions: readonly HeldSession[],
  account: CaipAddress,
  held: readonly HeldSession[],
): readonly HeldSession[] {
  return [...held.slice(0, 1), ...sessions.filter((session) => !isSessionOf(session, account))].slice(0, MAX_SIGN_INS)
}

/** Stores changed sessions, and sets a timer for the next one that ends. */
export function followSessions(before: LintelState, state: LintelState, now: number): Step<LintelState> {
  const { sessions } = state.signIn
  if (sessions === before.signIn.sessions) return keep(state)
  return { state, effects: [{ type: 'sign-in/store', sessions }, limitSessions(sessions, now)] }
}

/** The timer for the next session that ends. */
export function limitSessions(sessions: readonly KnownSession[], now: number): Effect {
  const ends = sessions.flatMap(({ data }) => (data.expirationTime ? [Date.parse(data.expirationTime)] : []))
  if (ends.length === 0) return { type: 'timer/clear', key: 'sign-in-end' }
  const at = Math.min(...ends, now + MAX_TIMER)
  return { type: 'timer/set', key: 'sign-in-end', at, event: { type: 'sign-in/expired' } }
}

/** The state without the sessions that have ended, were signed out, or are not valid yet. */
export function dropEnded(state: LintelState, now: number): LintelState {
  const { signOuts } = state.signIn
  const held = state.signIn.sessions.filter((session) => isHeld(session, now) && isAfterSignOut(session, signOuts))
  return held.length === state.signIn.sessions.length ? state : withSignIn(state, { sessions: held })
}

/** The sessions of the last visit are valid at once, except those that were signed out. */
export function startSignIn(
  state: LintelState,
  stored: Pick<StoredValues, 'signIn' | 'signOuts'>,
  now: number,
): LintelState {
  const sessions = listStoredSessions(stored.signIn)
  const signOuts = mergeSignOuts(state.signIn.signOuts, stored.signOuts)
  const isSame = signOuts === state.signIn.signOuts && sessions.length === 0 && state.signIn.sessions.length === 0
  return isSame ? state : dropEnded(withSignIn(state, { sessions, signOuts }), now)
}

/** Applies the sign-ins and sign-outs of another tab. */
export function followStoredSessions(
  state: LintelState,
  { stored, before }: Extract<LintelEvent, { type: 'storage/followed' }>,
  now: number,
): LintelState {
  const read = ({ signIn, signOuts }: StoredValues) => JSON.stringify([signIn, signOuts])
  return read(stored) === read(before) ? state : checkAgain(state, startSignIn(state, stored, now))
}

/** Checks the active account again when its session has ended or begun in another tab. */
export function checkAgain(before: LintelState, state: LintelState): LintelState {
  if ((getSession(before) === null) === (getSession(state) === null)) return state
  return withSignIn(state, { checked: null, request: null })
}

/** Sign-in until the next start. */
export function stopSignIn(state: LintelState): Step<LintelState> {
  return {
    state: withSignIn(state, { request: null, checked: null, sessions: [] }),
    effects: [{ type: 'timer/clear', key: 'sign-in-end' }],
  }
}
