import type { Hono } from 'hono'
import type { Db } from '../database/database.js'
import type { MailOrder } from './mail/compose-mail.js'
import type { Vault } from './secrets/create-vault.js'

/** Each counts a request, or the start of a login, and returns the reply to a caller over its limit. */
export type IdentityEnv = {
  Bindings: { chargeRequest: () => Response | undefined; chargeLogin: () => Response | undefined }
}

export type IdentityApp = Hono<IdentityEnv>

/** What endpoints need. */
export type IdentityContext = {
  /** @throws ApiFailure 503 while the database is not open. */
  readDatabase: () => Db
  vault: Vault
  /** @throws ApiFailure 503 when the mail server does not take it. */
  sendMail: (order: MailOrder) => Promise<void>
  /** @throws ApiFailure 401 when the page of this origin may not ask for logins. */
  requireAllowedOrigin: (origin: string) => Promise<void>
  /** URL of this server as browsers know it, without a slash at the end. */
  readPublicUrl: () => string
  /** In ms. */
  now: () => number
  /** Whether every device that the account does not know needs the mailed link. */
  approvesEveryDevice: boolean
  report: (message: string) => void
}
