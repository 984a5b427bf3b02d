import { ask } from '../../core/actions/ask.js'
import { settleQuietly } from '../../core/actions/create-actions.js'
import type { LintelContext } from '../../core/context.js'
import type { KnownSession, Siwx } from '../../core/model/siwx.js'
import type { FeaturePart } from '../../core/options/define-feature.js'
import { optional, withMethods } from '../../core/options/kinds.js'
import { getSession, isSessionOf } from '../../core/selectors.js'
import { isRecord } from '../../rules/is-record.js'
import { createSignInState } from './model/create-sign-in-state.js'
import { MAX_SIGN_INS } from './model/sign-in-state.js'
import { signInView } from './model/sign-in-view.js'
import type { SiweConfig } from './model/siwe-config.js'
import { openSignIn } from './open-sign-in.js'

/** The part that loads with core: the initial state, and the loader of the rest. */
export const signInPart = {
  name: 'sign-in',
  options: {
    siwx: optional(
      withMethods<Siwx>(
        ['createMessage', 'addSession', 'setSessions', 'getSessions', 'revokeSession'],
        ", or call signIn() of 'lintel/sign-in'",
      ),
    ),
    siweConfig: optional(withMethods<SiweConfig>(['getNonce', 'verifyMessage', 'getSession', 'signOut'])),
  },
  createState: (options) => ({ signIn: createSignInState(options) }),
  // The code that reads them checks their content; it loads later.
  stored: {
    signIn: { empty: [], accepts: Array.isArray, length: MAX_SIGN_INS },
    signOuts: { empty: {}, accepts: isRecord },
  },
  createActions: (context) => ({
    openSignIn: () => context.dispatch({ type: 'modal/open', view: signInView }),
    confirmSignIn: () => context.dispatch({ type: 'sign-in/confirm' }),
    cancelSignIn: () => context.dispatch({ type: 'sign-in/cancel', id: context.nextId() }),
    signOut: () => settleQuietly(signOut(context)),
  }),
  open: openSignIn,
} as const satisfies FeaturePart

/** Resolves once the app has ended the session. The state keeps it until then. */
async function signOut(context: LintelContext): Promise<void> {
  const session = getSession(context.getState())
  if (!session) return
  const id = context.nextId()
  const isSame = (other: KnownSession) => isSessionOf(other, `${session.data.chainId}:${session.data.accountAddress}`)
  await ask(context, {
    id,
    begin: { type: 'sign-in/sign-out' },
    read({ signIn }, event) {
      const hasFailed = event.type === 'sign-in/not-revoked' && event.sessions.some(isSame)
      return signIn.sessions.some(isSame) ? { id, failure: hasFailed ? event.error : null } : null
    },
    isDone: (_state, { type }) => type !== 'lintel/stopped',
  })
}
