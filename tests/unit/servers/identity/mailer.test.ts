import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer } from '../../../../servers/identity/mail/create-mailer.js'

let mails = 0
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, _, callback) {
    mails += 1
    stream.resume().on('end', callback)
  },
})
server.on('error', () => undefined)
// Another address than that of this machine, as far as the mailer knows.
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.2', resolve)))
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

async function send(query: string): Promise<void> {
  const { port } = server.server.address() as AddressInfo
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.2:${port}${query}`, from: 'Lintel <no-reply@localhost>' })
  const order = { kind: 'code', to: 'ada@mail.example', language: 'en', origin: 'https://app.example' } as const
  await mailer.send({ ...order, code: '123456' }).finally(() => mailer.close())
}

test('a mail goes to another machine by TLS alone, unless the URL says otherwise', async () => {
  await expect(send('')).rejects.toThrow()
  expect(mails).toBe(0)
  await send('?requireTLS=false')
  expect(mails).toBe(1)
})
