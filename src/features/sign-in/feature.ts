import type { Siwx } from '../../core/model/siwx.js'
import { defineFeature } from '../../core/options/define-feature.js'
import type { SignInWords } from './messages/en.js'
import type { SignInEffect } from './model/effects.js'
import type { SignInEvent } from './model/events.js'
import type { SignInState } from './model/sign-in-state.js'
import type { SiweConfig } from './model/siwe-config.js'
import { signInPart } from './sign-in-part.js'

export const signIn = defineFeature({
  views: {
    /** Opens only while there is something to sign. */
    SIWXSignMessage: { requires: 'siwx', session: 'signIn', refusal: 'sign-in-required', alias: 'ConnectingSiwe' },
  },
  part: signInPart,
})

declare module '../../core/feature-types.js' {
  interface FeatureOptions {
    /**
     * Asks visitors to sign in with their wallet after they connect: `signIn()` of `lintel/sign-in`, or an implementation of
     * your own. Not together with `siweConfig`.
     */
    siwx?: Siwx | undefined
    /** Sign-in on eip155 with the functions of an app that used another kit. Not together with `siwx`. */
    siweConfig?: SiweConfig | undefined
  }

  interface FeatureErrors {
    'signature-declined': true
    'sign-out-failed': true
    'smart-account-unsupported': true
  }

  interface FeatureState {
    signIn: SignInState
  }

  interface FeatureStored {
    /** Sign-in sessions, the last used first: `listStoredSessions` reads them. */
    signIn: readonly unknown[]
    /** How often each account has signed out. */
    signOuts: SignInState['signOuts']
  }

  interface FeatureActions {
    /**
     * Opens the sign-in view for the active account. Without an account it opens Connect; the sign-in follows. Opens the
     * default view if the account is signed in.
     */
    openSignIn(): void
    /** Asks the wallet to sign the message of the sign-in view. `state.signIn.request` has the answer. */
    confirmSignIn(): void
    /** Leaves the sign-in view. A required sign-in then disconnects the wallet, or goes back to the signed network. */
    cancelSignIn(): void
    /**
     * Ends the session of the active account on its network: first the app's, then that of every tab. The wallet stays
     * connected, and other sessions stay.
     *
     * @throws SignOutFailedError when `siwx` fails to end it; the account stays signed in
     */
    signOut(): Promise<void>
  }

  interface FeatureEvents {
    signIn: SignInEvent
  }

  interface FeatureEffects {
    signIn: SignInEffect
  }

  interface FeatureWords {
    signIn: SignInWords
  }

  interface ViewAliases {
    ConnectingSiwe: 'SIWXSignMessage'
  }

  interface CloseRefusals {
    'sign-in-required': true
  }
}
