import type { Hono } from 'hono'
import type { Db } from '../database/database.js'
import type { MailOrder } from './mail/compose-mail.js'
import type { Vault } from './secrets/create-vault.js'
import type { RecoveryOprf } from './wallet/create-recovery-oprf.js'
import type { ShareSeal } from './wallet/create-share-seal.js'

export type IdentityEnv = {
  Bindings: {
    /** The IP address of the caller. */
    address: string | undefined
    /** Each counts a request, or the start of a login, and returns the reply to a caller over its limit. */
    chargeRequest: () => Response | undefined
    chargeLogin: () => Response | undefined
  }
}

export type IdentityApp = Hono<IdentityEnv>

/** The parts that endpoints use. */
export type IdentityContext = {
  /** @throws ApiFailure 503 while the database is not open. */
  readDatabase: () => Db
  vault: Vault
  shareSeal: ShareSeal
  recoveryOprf: RecoveryOprf
  /** Counts a request of one device about the wallet of an account. `device` names both. @throws ApiFailure 429 */
  chargeDevice: (device: string) => void
  /** Counts a request about which the owner gets a mail, or that releases more than a share to sign with, for `limitOwner`. @throws ApiFailure 429 */
  countOwnerMail: (limitOwner: string) => void
  /** @throws ApiFailure 503 when the mail server does not take it. */
  sendMail: (order: MailOrder) => Promise<void>
  /** @throws ApiFailure 401 if the page of this origin may not request logins. */
  requireAllowedOrigin: (origin: string) => Promise<void>
  /** The origin of the frame, where passkeys are created and used. */
  frameOrigin: string
  /** The public URL of this server, without a slash at the end. */
  readPublicUrl: () => string
  /** In ms. */
  now: () => number
  /** Whether every new device of an account needs the mailed link. */
  approvesEveryDevice: boolean
  /** How long a replaced e-mail address can undo the change, ms. */
  emailWait: number
  /** How long a wallet that was begun without the key of the one in use waits before it takes its place, ms. */
  walletWait: number
  /** The time between two mails to an address, ms. */
  mailInterval: number
  report: (message: string) => void
}
