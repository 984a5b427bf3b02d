import type { CaipAddress, Namespace } from '../../../core/model/caip.js'
import type { KnownSession, SignInMessageData } from '../../../core/model/siwx.js'
import type { Failure } from '../../../core/model/state.js'

/** A sign-in that is running, waits for the visitor, or has failed. */
export type SignInRequest = {
  /** Answers to an older request are dropped. */
  id: number
  /** The account and network to sign in. */
  account: CaipAddress
  /** `checking`: sessions are read; `preparing`: the message is created; `ready`: it waits for the visitor. */
  stage: 'checking' | 'preparing' | 'ready' | 'signing' | 'verifying'
  message: { data: SignInMessageData; text: string } | null
  /** The last failure; the visitor may try again. */
  failure: Failure | null
}

/** A session in this browser. It ends when the sign-outs of its account outnumber those before its start. */
export type HeldSession = KnownSession & {
  /** How often its account had signed out when it began. */
  signOuts?: number
}

/** The state of sign-in. It has the fields of a `SessionState` of core. */
export type SignInState = {
  /** The namespaces that sign in. Empty if the app has neither `siwx` nor `siweConfig`. */
  namespaces: readonly Namespace[]
  /** Whether an account without a session may not be used. */
  required: boolean
  /** Whether an optional sign-in opens after connecting too. */
  opensAfterConnecting: boolean
  /** Whether disconnecting a wallet ends the sessions of its accounts. */
  signsOutOnDisconnect: boolean
  /** The valid sessions, the last used first, one per account and network. Use `getSession`. */
  sessions: readonly HeldSession[]
  /** How often an account and network has signed out in this browser, by CAIP-10. Counts only rise, in every tab. */
  signOuts: Readonly<Record<string, number>>
  /** The account and network whose sessions were read last, CAIP-10. */
  checked: CaipAddress | null
  /** The account that was signed in last since it connected. Cancel goes back to its network. */
  lastSigned: CaipAddress | null
  /** The number of the last request. */
  lastId: number
  request: SignInRequest | null
}

/** How many sessions are kept, of all accounts and networks. */
export const MAX_SIGN_INS = 10
