import type { LintelError } from '../../../core/errors/lintel-error.js'
import type { Signed } from '../../../core/model/requests.js'
import type { KnownSession, SignInMessageData } from '../../../core/model/siwx.js'
import type { Toast } from '../../../core/model/state.js'
import type { StoredValues } from '../../../core/model/stored-values.js'
import type { HeldSession } from './sign-in-state.js'

export type SignInEvent =
  /** The rules have loaded. */
  | { type: 'sign-in/loaded'; stored: Pick<StoredValues, 'signIn' | 'signOuts'> }
  /** They could not be loaded. */
  | { type: 'sign-in/not-loaded'; error: LintelError; toast: Toast }
  /** The sessions of the active account were read. `signOuts`: how often the account had signed out when the read began. */
  | { type: 'sign-in/checked'; id: number; sessions: readonly KnownSession[]; signOuts: number; required: boolean }
  | { type: 'sign-in/prepared'; id: number; message: { data: SignInMessageData; text: string } }
  /** The visitor pressed Sign. */
  | { type: 'sign-in/confirm' }
  | { type: 'sign-in/signed'; id: number; signed: Signed }
  | { type: 'sign-in/verified'; id: number; session: HeldSession }
  /** A wallet has signed in during pairing, and the app has verified it. */
  | { type: 'sign-in/added'; session: HeldSession }
  /** The app has refused it: the wallet signs in after it has connected. */
  | { type: 'sign-in/not-added'; error: LintelError }
  /** `toast` is shown if the failure disconnects the wallet. */
  | { type: 'sign-in/failed'; id: number; error: LintelError; toast: Toast }
  /** The visitor pressed Cancel. `id` numbers the switch back to the last signed network. */
  | { type: 'sign-in/cancel'; id: number }
  /** Ends the session of the active account. */
  | { type: 'sign-in/sign-out' }
  /** The app has ended the session. */
  | { type: 'sign-in/revoked'; session: HeldSession }
  /** The app has failed to end it: the visitor is still signed in, and `toast` says so. */
  | { type: 'sign-in/not-revoked'; sessions: readonly HeldSession[]; error: LintelError; toast: Toast }
  | { type: 'sign-in/expired' }
