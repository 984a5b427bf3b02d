import { connectDatabase } from '../database/connect-database.js'
import { readDatabaseSource } from '../database/open-database.js'
import type { DatabaseLocation, OpenedDatabase } from '../database/opened-database.js'
import { reportDatabase } from '../database/report-database.js'
import { formatError } from '../format-error.js'
import { parseAccessKey } from '../http/access-token.js'
import { createOperation, type Operation } from '../operation/operation.js'
import type { MountableService } from '../service.js'
import { createIdentity } from './create-identity.js'
import { identityDefinition } from './database/identity-definition.js'
import { startSweeping } from './database/sweep.js'
import { takeBackDue } from './email/replaced-address.js'
import type { IdentitySettings } from './identity-settings.js'
import { createMailer, type Mailer } from './mail/create-mailer.js'
import { refuseWrongKeys, reportMissingKeys, WrongKeysError } from './wallet/count-keys.js'
import { startDueWallets } from './wallet/replace-wallet.js'

export type IdentityServiceOptions = IdentitySettings & {
  /** Where its database is, or an open one with the tables of `identityDefinition`, which the service does not close. */
  database: DatabaseLocation | OpenedDatabase
  /** `smtp://` or `smtps://`, with user and password. */
  smtpUrl: string
  /** The sender of mails. Default: `Lintel <no-reply@localhost>`. */
  mailFrom?: string
  /** The public URL of this server, or a function that returns it once the port is known. */
  publicUrl: string | (() => string)
  /**
   * Called with a sentence if a key of `walletKeks` is another one than the key of its id that has sealed shares. The service does not
   * work then: it would seal what nobody can open. Default: `report`.
   */
  onWrongKeys?: (problem: string) => void
  /** Its health and metrics for the operator. Default: not served. */
  operation?: Operation
}

/**
 * The identity service without a port: logins and sessions of people, and the server shares of their wallets (docs/identity.md).
 * It opens its database in the background. Until that is open, and while it does not answer, callers get a 503.
 *
 * @throws OperatorError when the given open database has not its tables.
 * @throws Error when a key of `walletKeks` has another length than 32 bytes, `secret` has fewer, or `bundlerAccessKey` is not 64 hexadecimal digits.
 * @example
 * const identity = createIdentityService({
 *   database: { url: 'postgres://lintel@db.example/lintel' },
 *   secret: Buffer.from(process.env.IDENTITY_SECRET ?? '', 'hex'),
 *   walletKeks: [{ id: '2026', key: Buffer.from(process.env.WALLET_KEK ?? '', 'hex') }],
 *   smtpUrl: 'smtps://user:password@mail.example',
 *   publicUrl: 'https://id.example',
 *   hosts: ['id.example'],
 *   frameOrigin: 'https://wallet.example',
 *   isAllowedOrigin: async (origin) => origin === 'https://app.example',
 * })
 * createServer(createNodeHandler(identity.answer)).listen(8080)
 */
export function createIdentityService(options: IdentityServiceOptions): MountableService {
  const { report = console.error, publicUrl, operation = createOperation('identity') } = options
  // HMAC takes another text for an empty key, which everybody has.
  const accessKey = options.bundlerAccessKey === undefined ? undefined : parseAccessKey(options.bundlerAccessKey)
  const reportProblem = (problem: string) => report(`Identity: ${problem}`)
  const mailer = countMails(
    createMailer({ smtpUrl: options.smtpUrl, from: options.mailFrom ?? 'Lintel <no-reply@localhost>' }),
    operation,
  )
  const source = readDatabaseSource(options.database, identityDefinition, { service: 'Identity', report })
  const connection = connectDatabase({
    async open(signal) {
      const database = await source.open(signal)
      try {
        await refuseWrongKeys(database.db, options.walletKeks)
        return database
      } catch (error) {
        await database.close()
        throw error
      }
    },
    onOpen({ db }) {
      const counting = reportMissingKeys(db, options.walletKeks, report)
      const sweeping = startSweeping(db, {
        report,
        async more() {
          const context = { readDatabase: () => db, now: Date.now, sendMail: mailer.send, report }
          await startDueWallets(context)
          await takeBackDue(context)
        },
      })
      return {
        async close() {
          await counting
          await sweeping.close()
        },
      }
    },
    onFailure(error) {
      if (error instanceof WrongKeysError) return (options.onWrongKeys ?? reportProblem)(error.message)
      const problem = `the database (${source.name}) does not open, so logins do not work. It is tried again.`
      report(`Identity: ${problem} ${formatError(error)}`)
    },
  })
  reportDatabase(operation, connection.readOpen)
  const answer = createIdentity({
    ...options,
    ...(accessKey === undefined ? {} : { bundlerAccessKey: accessKey }),
    readDatabase: connection.read,
    mailer,
    readPublicUrl: typeof publicUrl === 'string' ? () => publicUrl : publicUrl,
  })
  return {
    answer,
    async close() {
      await connection.close()
      // The last, since what was due in the meantime is mailed.
      mailer.close()
    },
  }
}

function countMails(mailer: Mailer, { metrics }: Operation): Mailer {
  const mails = metrics.counter('lintel_identity_mails', 'Mails by what became of them: sent, or failed.')
  // Prometheus sees no increase in a series that begins with the first failures.
  for (const result of ['sent', 'failed']) mails.add({ result }, 0)
  return {
    ...mailer,
    async send(order) {
      let result = 'failed'
      try {
        await mailer.send(order)
        result = 'sent'
      } finally {
        mails.add({ result })
      }
    },
  }
}
