import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Signed } from '../../../core/model/requests.js'
import type { SignInSession } from '../../../core/model/siwx.js'
import type { HeldSession, SignInState } from './sign-in-state.js'

export type SignInEffect =
  | { type: 'sign-in/store'; sessions: readonly HeldSession[] }
  | { type: 'sign-in/store-sign-outs'; signOuts: SignInState['signOuts'] }
  /** `signOuts`: the sign-outs of the account that this tab knows. */
  | { type: 'sign-in/check'; id: number; network: CaipNetworkId; address: string; signOuts: number }
  | { type: 'sign-in/prepare'; id: number; network: CaipNetworkId; address: string }
  /** `connectorId`: that of a wallet that signs in by a request of its own. Null: the wallet signs the text. */
  | {
      type: 'sign-in/sign'
      id: number
      network: CaipNetworkId
      address: string
      message: string
      connectorId: string | null
    }
  | {
      type: 'sign-in/verify'
      id: number
      session: SignInSession
      signOuts: number
      signed: Signed
      isSmartAccount: boolean
    }
  /** Asks the app to end these sessions. */
  | { type: 'sign-in/revoke'; sessions: readonly HeldSession[] }
