import { connectDatabase } from '../../database/connect-database.js'
import type { DatabaseLocation } from '../../database/open-database.js'
import { reportDatabase } from '../../database/report-database.js'
import { formatError } from '../../format-error.js'
import { createOperation, type Operation } from '../../operation/operation.js'
import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { createIdentity, type IdentityOptions } from '../create-identity.js'
import { openIdentityDatabase } from '../database/open-identity-database.js'
import { startSweeping } from '../database/sweep.js'
import { takeBackDue } from '../email/replaced-address.js'
import { createMailer, type Mailer } from '../mail/create-mailer.js'
import { reportMissingKeys } from '../wallet/count-keys.js'
import { startDueWallets } from '../wallet/replace-wallet.js'

export type StartIdentityOptions = Omit<IdentityOptions, 'readDatabase' | 'mailer' | 'readPublicUrl'> & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  database: DatabaseLocation
  /** `smtp://` or `smtps://`. */
  smtpUrl: string
  /** The sender of mails. Default: `Lintel <no-reply@localhost>`. */
  mailFrom?: string
  /** The public URL of this server. Default: its name on this machine. */
  publicUrl?: string
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
  /** Its health and metrics for the operator. Default: not served. */
  operation?: Operation
}

/**
 * Starts an identity service. It does not wait for the database.
 *
 * @throws Error when the port is taken.
 */
export async function startIdentity(options: StartIdentityOptions): Promise<Service> {
  const { port, host, database, addressHeader, smtpUrl, report = console.error } = options
  const { operation = createOperation('identity') } = options
  const mailer = countMails(
    createMailer({ smtpUrl, from: options.mailFrom ?? 'Lintel <no-reply@localhost>' }),
    operation,
  )
  const connection = connectDatabase({
    open: (signal) => openIdentityDatabase(database, { report, signal }),
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
      const where = 'url' in database ? 'DATABASE_URL' : database.folder
      const problem = `the database (${where}) does not open, so logins do not work. It is tried again.`
      report(`Identity: ${problem} ${formatError(error)}`)
    },
  })
  reportDatabase(operation, connection.readOpen)
  let publicUrl = options.publicUrl ?? ''
  const answer = createIdentity({ ...options, readDatabase: connection.read, mailer, readPublicUrl: () => publicUrl })
  const service = await serveRequests({
    name: 'Identity',
    answer,
    port,
    host,
    addressHeader,
    operation,
    report,
    async closeParts() {
      mailer.close()
      await connection.close()
    },
  })
  publicUrl ||= service.url
  return service
}

function countMails(mailer: Mailer, { metrics }: Operation): Mailer {
  const mails = metrics.counter('lintel_identity_mails', 'Mails by what became of them: sent, or failed.')
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
