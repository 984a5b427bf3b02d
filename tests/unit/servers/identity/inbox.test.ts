import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseMail } from '../../../../servers/identity/inbox/parse-mail.js'
import { type Inbox, startInbox } from '../../../../servers/identity/inbox/start-inbox.js'

let inbox: Inbox
beforeAll(async () => {
  inbox = await startInbox({ port: 0 })
})
afterAll(() => inbox.close())

const send = (mail: { to: string; subject: string; text: string; html?: string }) =>
  createTransport(inbox.smtpUrl).sendMail({ from: 'test@localhost', ...mail })
const read = async (to: string) => (await fetch(`${inbox.url}/messages?to=${encodeURIComponent(to)}`)).json()

test('messages of an address, the newest first, in any language', async () => {
  await send({ to: 'Ada@Mail.example', subject: 'First', text: 'One' })
  const subject = 'رمزك لمرة واحدة لتطبيق app.example وعنوان طويل جدا يحتاج إلى أكثر من كلمة مشفرة'
  await send({ to: 'ada@mail.example', subject, text: 'اثنان = 2\n\n123456', html: '<p>اثنان</p>' })
  await send({ to: 'other@mail.example', subject: 'Other', text: 'x' })
  expect(await read('ada@mail.example')).toEqual([
    { to: 'ada@mail.example', subject, text: 'اثنان = 2\n\n123456', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    { to: 'ada@mail.example', subject: 'First', text: 'One', at: expect.any(String) },
  ])
  expect((await fetch(`${inbox.url}/messages`)).status).toBe(400)
})

test('the page shows what a stranger wrote as text, and no other page can read it', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)> "\'> https://safe.example/a?b=1"onclick="x'
  await send({ to: 'hostile@mail.example', subject: hostile, text: hostile, html: hostile })
  const page = await fetch(inbox.url)
  const html = await page.text()
  expect(html).not.toMatch(/<script|<img|onclick="/)
  expect(html).toContain('<a href="https://safe.example/a?b=1" rel="noreferrer">')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  const rebound = new URL(inbox.url)
  const { request } = await import('node:http')
  const status = await new Promise((resolve) => {
    request({ port: rebound.port, host: '127.0.0.1', headers: { host: 'evil.example' } }, (response) => {
      resolve(response.resume().statusCode)
    }).end()
  })
  expect(status).toBe(401)
})

test('it keeps 500 messages and takes none above 64 KB', async () => {
  const transport = createTransport({ url: inbox.smtpUrl, pool: true, maxMessages: Number.POSITIVE_INFINITY })
  const mail = { from: 'test@localhost', to: 'many@mail.example', subject: 'Many' }
  await Promise.all(Array.from({ length: 510 }, (_, number) => transport.sendMail({ ...mail, text: String(number) })))
  expect(await read('many@mail.example')).toHaveLength(500)
  await expect(transport.sendMail({ ...mail, text: 'x'.repeat(70_000) })).rejects.toThrow()
  transport.close()
}, 30_000)

test.each([
  '',
  '\r\n\r\n',
  'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a',
  'Subject: =?utf-8?q?=?=\n\n',
  'no header',
])('the odd mail %j is no crash', (raw) => {
  expect(parseMail(raw)).toEqual({ subject: expect.any(String), text: expect.any(String) })
})
