import { createTransport } from 'nodemailer'
import { isLoopback } from '../../origins/is-loopback.js'
import { composeMail, type MailOrder } from './compose-mail.js'

export type Mailer = {
  /** Resolves once the mail server has taken the mail. */
  send(order: MailOrder): Promise<void>
  close(): void
}

export type MailerOptions = {
  /**
   * `smtp://` or `smtps://`, with the user and password if the server wants them. A server on another machine must have TLS, unless
   * the URL ends with `?requireTLS=false`.
   */
  smtpUrl: string
  /** The sender, such as `Lintel <no-reply@example.com>`. */
  from: string
}

/** Time limit for the connection and for each answer of the mail server, ms. */
const TIME_LIMIT = 10_000

/** Sends mails by SMTP. Connections are kept open. */
export function createMailer({ smtpUrl, from }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // Otherwise whoever is between both could hide STARTTLS, and read the codes. What the URL says counts before this.
    requireTLS: !isLoopback(smtpUrl),
    connectionTimeout: TIME_LIMIT,
    greetingTimeout: TIME_LIMIT,
    socketTimeout: TIME_LIMIT,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(order) {
      const { to, ...mail } = composeMail(order)
      await transport.sendMail({ from, to: { name: '', address: to }, ...mail })
    },
    close: () => transport.close(),
  }
}
