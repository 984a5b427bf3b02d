'use client'

import type { KnownSession } from '../../../core/model/siwx.js'
import { canHaveSession, getSession } from '../../../core/selectors.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useLintelState } from '../../../react/use-lintel-state.js'

export type SignInResult = {
  /**
   * `unavailable`: no account, or no sign-in for its namespace. `checking`: not known yet. `signingIn`: the modal
   * asks the visitor.
   */
  status: 'unavailable' | 'checking' | 'signedOut' | 'signingIn' | 'signedIn'
  /** The session of the active account on its network. */
  session: KnownSession | null
  /** Whether an account without a session may not be used. */
  isRequired: boolean
  /** Opens the modal: with Connect if there is no account, then with the sign-in. */
  signIn(): void
  /**
   * Ends the session, in every tab. The wallet stays connected.
   *
   * @throws SignOutFailedError when the app fails to end it; the account stays signed in
   */
  signOut(): Promise<void>
}

/**
 * Sign-in of the active account. Your server decides who is signed in: use this only to decide what to show.
 *
 * @example
 * const { status, signIn, signOut } = useSignIn()
 * return status === 'signedIn' ? <button onClick={signOut}>Sign out</button> : <button onClick={signIn}>Sign in</button>
 */
export function useSignIn(): SignInResult {
  const { actions } = useLintel()
  const session = useLintelState(getSession)
  const isRequired = useLintelState(({ signIn }) => signIn.required)
  const status = useLintelState((state) => {
    if (!canHaveSession(state)) return 'unavailable'
    if (getSession(state)) return 'signedIn'
    const { request, checked } = state.signIn
    if (request && request.stage !== 'checking') return 'signingIn'
    return checked === null ? 'checking' : 'signedOut'
  })
  return { status, session, isRequired, signIn: actions.openSignIn, signOut: actions.signOut }
}
