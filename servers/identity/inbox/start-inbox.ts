import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { listen } from '../../http/listen.js'
import type { Service } from '../../service.js'
import { createInboxApp, type InboxMessage } from './create-inbox-app.js'
import { parseMail } from './parse-mail.js'

export type Inbox = Service & {
  /** For `SMTP_URL`. */
  smtpUrl: string
}

/** The maximum number of mails. The oldest is deleted first. */
const MAX_MESSAGES = 500
/** Bytes of a mail. */
const MAX_MAIL = 65_536

/**
 * Starts a mail server on loopback that delivers no mail: a page shows the received ones.
 *
 * @param options.port Of the page. 0 uses a free port.
 * @throws Error when the port is taken.
 */
export async function startInbox({ port }: { port: number }): Promise<Inbox> {
  const messages: InboxMessage[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_MAIL,
    logger: false,
    onData(stream, session, callback) {
      let raw = ''
      stream.setEncoding('latin1')
      stream.on('data', (chunk: string) => {
        if (raw.length <= MAX_MAIL) raw += chunk
      })
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          callback(new Error('The mail is too large.'))
          return
        }
        const mail = parseMail(raw)
        const at = new Date().toISOString()
        for (const { address } of session.envelope.rcptTo) messages.unshift({ to: address.toLowerCase(), ...mail, at })
        messages.length = Math.min(messages.length, MAX_MESSAGES)
        callback()
      })
    },
  })
  // A client that hangs up is not an error of the inbox.
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    smtp.server.once('error', reject)
    smtp.listen(0, '127.0.0.1', resolve)
  })
  const closeSmtp = () => new Promise<void>((resolve) => smtp.close(() => resolve()))
  const app = createInboxApp(() => messages)
  const page = await listen({ fetch: (request) => app.fetch(request), port }).catch(async (error) => {
    await closeSmtp()
    throw error
  })
  return {
    name: 'Inbox',
    url: page.url,
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    pid: process.pid,
    async close() {
      await page.close()
      await closeSmtp()
    },
  }
}
