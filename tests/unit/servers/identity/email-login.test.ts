import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sessions } from '../../../../servers/identity/database/schema.js'
import { loginEndpoints } from '../../../../src/services/identity/schema.js'
import { beginLogin, logIn, startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, createTestDevice, createVerifier, FRAME } from './fixtures/test-browser.js'

vi.setConfig({ testTimeout: 30_000 })

const failure = (field: string, description?: string) => ({
  status: 'FAILED',
  reasons: [{ field, description: description ?? expect.stringMatching(/\.$/) }],
})
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('e-mail login', () => {
  let identity: TestIdentity
  beforeAll(async () => {
    identity = await startTestIdentity()
  })
  afterAll(() => identity.close())

  test('the code in the mail gives a session, once', async () => {
    const browser = identity.openBrowser()
    const { reply, loginId, verifier } = await beginLogin(browser, 'New.Person@Mail.example')
    expect(reply.status).toBe(200)
    expect(parse(loginEndpoints.startEmail.reply, reply.body)).toMatchObject({
      action: 'VERIFY_OTP',
      resendAt: new Date(identity.now() + 30_000).toISOString(),
      expiresAt: new Date(identity.now() + 300_000).toISOString(),
    })
    const [mail] = await identity.readMail('new.person@mail.example')
    expect(mail?.subject).toBe('Your one-time code for app.example')
    const otp = await identity.readCode('new.person@mail.example')
    const verified = await browser.post('/email/verify', { loginId, verifier, otp })
    expect(parse(loginEndpoints.verifyEmail.reply, verified.body)).toMatchObject({
      email: 'new.person@mail.example',
      method: 'email',
      authenticatedAt: new Date(identity.now()).toISOString(),
    })
    const cookie = verified.headers.getSetCookie().find((line) => line.startsWith('__Host-lintel_session='))
    // The prefix demands Path=/ and Secure, and no Domain.
    expect(cookie).not.toContain('Domain')
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/;']) {
      expect(cookie).toContain(attribute)
    }
    expect((await browser.get('/session')).body).toEqual(verified.body)
    const again = await browser.post('/email/verify', { loginId, verifier, otp })
    expect([again.status, again.body]).toEqual([404, failure('loginId')])
  })

  test('of 50 parallel tries with the right code one gets a session', async () => {
    const browser = identity.openBrowser()
    const { loginId, verifier } = await beginLogin(browser, 'parallel@mail.example')
    const otp = await identity.readCode('parallel@mail.example')
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => browser.post('/email/verify', { loginId, verifier, otp })),
    )
    const statuses = tries.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(49).fill(404)])
    const { accountId } = (await browser.get('/session')).body
    const rows = await identity.db
      .select()
      .from(sessions)
      .where(eq(sessions.accountId, String(accountId)))
    expect(rows).toHaveLength(1)
  })

  test('five wrong codes end a code, also when they are sent together with the right one', async () => {
    const browser = identity.openBrowser()
    const { loginId, verifier } = await beginLogin(browser, 'guessed@mail.example')
    const otp = await identity.readCode('guessed@mail.example')
    const guess = (code: string) => browser.post('/email/verify', { loginId, verifier, otp: code })
    const first = await guess(wrongOf(otp))
    expect([first.status, first.body]).toEqual([400, failure('otp', 'This code is wrong. Tries left: 4.')])
    const more = await Promise.all(Array.from({ length: 8 }, () => guess(wrongOf(otp))))
    expect(more.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 429, 429, 429, 429])
    expect((await guess(otp)).status).toBe(429)
  })

  test('20 wrong codes in a day end the tries for an address, in all browsers', async () => {
    const email = 'stubborn@mail.example'
    let wrong = 0
    for (let login = 0; login < 5; login += 1) {
      identity.wait(3_600_000)
      const browser = identity.openBrowser()
      const { reply, loginId, verifier } = await beginLogin(browser, email)
      if (wrong === 20) {
        expect([reply.status, reply.body]).toEqual([
          429,
          failure('otp', expect.stringMatching(/^Please try again after \d+ seconds$/)),
        ])
        break
      }
      if (reply.body.action === 'VERIFY_DEVICE') {
        const [mail] = await identity.readMail(email)
        const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
        const token = new URL(link).searchParams.get('token') ?? ''
        const form = new URLSearchParams({ token })
        await identity.openBrowser().post('/device', form, { origin: 'http://localhost:3004' })
      }
      const otp = await identity.readCode(email)
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const answer = await browser.post('/email/verify', { loginId, verifier, otp: wrongOf(otp) })
        if (answer.status === 400) wrong += 1
      }
    }
    expect(wrong).toBe(20)
  })

  test('another browser redeems nothing: it has no cookie, or no verifier', async () => {
    const browser = identity.openBrowser()
    const other = identity.openBrowser()
    const email = 'other@mail.example'
    const { loginId, verifier } = await beginLogin(browser, email)
    const otp = await identity.readCode(email)
    await beginLogin(other, 'mallory@mail.example')
    for (const [from, proof, field] of [
      [other, verifier, 'loginId'],
      [browser, createVerifier().verifier, 'loginId'],
      [identity.openBrowser(), verifier, 'cookie'],
    ] as const) {
      const answer = await from.post('/email/verify', { loginId, verifier: proof, otp })
      expect([answer.status, answer.body]).toEqual([404, failure(field)])
      // The frame may read why.
      expect(answer.headers.get('access-control-allow-origin')).toBe(FRAME)
    }
    expect((await other.get(`/email/device?loginId=${loginId}`)).status).toBe(404)
    expect((await other.post('/email/resend', { loginId })).status).toBe(404)
    expect((await browser.post('/email/verify', { loginId, verifier, otp })).status).toBe(200)
  })

  test('a new code ends the one before, in this login and in a newer one', async () => {
    const email = 'newest@mail.example'
    const browser = identity.openBrowser()
    const { loginId, verifier } = await beginLogin(browser, email)
    const first = await identity.readCode(email)
    identity.wait(30_000)
    expect((await browser.post('/email/resend', { loginId })).status).toBe(200)
    const second = await identity.readCode(email)
    // One time in a million they are the same.
    if (first !== second) {
      expect((await browser.post('/email/verify', { loginId, verifier, otp: first })).status).toBe(400)
    }
    identity.wait(30_000)
    await beginLogin(browser, email)
    expect((await browser.post('/email/verify', { loginId, verifier, otp: second })).status).toBe(404)
  })

  test('a code ends after five minutes', async () => {
    const browser = identity.openBrowser()
    const { loginId, verifier } = await beginLogin(browser, 'late@mail.example')
    const otp = await identity.readCode('late@mail.example')
    identity.wait(300_000)
    const { status, body } = await browser.post('/email/verify', { loginId, verifier, otp })
    expect([status, body]).toEqual([410, failure('otp', 'This code has ended. Ask for a new one.')])
  })

  test('mails to an address: one in 30 s and five in an hour, however they are asked for', async () => {
    const email = 'often@mail.example'
    const { loginId } = await beginLogin(identity.openBrowser(), email)
    const soon = await beginLogin(identity.openBrowser('192.0.2.9'), email)
    expect([soon.reply.status, soon.reply.body]).toEqual([429, failure('email', 'Please try again after 30 seconds')])
    expect(soon.reply.headers.get('retry-after')).toBe('30')
    identity.wait(10_500)
    expect((await beginLogin(identity.openBrowser(), email)).reply.body.reasons?.[0]?.description).toBe(
      'Please try again after 20 seconds',
    )
    expect(loginId).not.toBe('undefined')
    for (let mail = 2; mail <= 5; mail += 1) {
      identity.wait(30_000)
      expect((await beginLogin(identity.openBrowser(), email)).reply.status).toBe(200)
    }
    identity.wait(30_000)
    const sixth = await beginLogin(identity.openBrowser(), email)
    expect([sixth.reply.status, (await identity.readMail(email)).length]).toEqual([429, 5])
    identity.wait(3_600_000)
    expect((await beginLogin(identity.openBrowser(), email)).reply.status).toBe(200)
  })

  test('parallel requests send one mail', async () => {
    const browser = identity.openBrowser()
    const replies = await Promise.all(Array.from({ length: 10 }, () => beginLogin(browser, 'burst@mail.example')))
    expect(replies.map(({ reply }) => reply.status).sort()).toEqual([200, ...Array(9).fill(429)])
    expect(await identity.readMail('burst@mail.example')).toHaveLength(1)
  })

  test('a known and an unknown address answer alike', async () => {
    await logIn(identity, 'known@mail.example')
    identity.wait(60_000)
    const describeReply = async (email: string) => {
      const { reply } = await beginLogin(identity.openBrowser(), email)
      const cookies = reply.headers.getSetCookie().map((line) => line.replace(/=[\w-]{43};/, '=…;'))
      const headers = [...reply.headers].filter(([name]) => name !== 'set-cookie')
      return { status: reply.status, body: { ...reply.body, loginId: '…' }, cookies, headers }
    }
    const unknown = await describeReply('unknown@mail.example')
    expect(await describeReply('known@mail.example')).toEqual(unknown)
    const [known, other] = [
      await identity.readMail('known@mail.example'),
      await identity.readMail('unknown@mail.example'),
    ]
    const text = (mails: typeof known) => mails[0]?.text.replace(/\d{6}/, '…')
    expect(text(known)).toBe(text(other))
  })

  test('a browser that has a session of the address connects without a code, unless it asks for a new login', async () => {
    const device = await createTestDevice()
    const { browser } = await logIn(identity, 'again@mail.example', { device })
    identity.wait(60_000)
    expect((await beginLogin(browser, 'again@mail.example', device)).reply.body).toEqual({ action: 'CONNECT' })
    expect((await beginLogin(browser, 'another@mail.example', device)).reply.body.action).toBe('VERIFY_OTP')
    const fresh = await beginLogin(browser, 'again@mail.example', device, true)
    expect(fresh.reply.body.action).toBe('VERIFY_OTP')
  })

  test('a device key is bound only with its signature over this challenge', async () => {
    const device = await createTestDevice()
    const { reply } = await logIn(identity, 'device@mail.example', { device })
    expect(reply.body.deviceThumbprint).toMatch(/^[\w-]{43}$/)
    const signed = await device(createVerifier().challenge)
    const { challenge } = createVerifier()
    for (const wrong of [signed, { ...signed, key: { ...signed.key, x: 'A'.repeat(43) } }]) {
      const body = { email: 'device2@mail.example', challenge, origin: APP, device: wrong }
      const { status, body: answer } = await identity.openBrowser().post('/email/start', body)
      expect([status, answer]).toEqual([400, failure('device')])
    }
  })

  test('only the frame may call, and only for origins of the project', async () => {
    const browser = identity.openBrowser()
    const { challenge } = createVerifier()
    const body = { email: 'a@mail.example', challenge, origin: APP }
    for (const origin of [APP, 'null', 'http://localhost:3000', 'http://localhost:3004', `${FRAME}0`]) {
      const refused = await browser.post('/email/start', body, { origin })
      expect([refused.status, refused.body]).toEqual([401, failure('origin')])
      expect(refused.headers.get('access-control-allow-origin')).toBeNull()
      expect((await browser.get('/session', { origin })).status).toBe(401)
    }
    const bare = new Request('http://localhost:3004/session', { headers: { host: 'localhost:3004' } })
    expect((await identity.answer(bare)).status).toBe(401)
    const foreign = await browser.post('/email/start', { ...body, origin: 'https://evil.example' })
    expect([foreign.status, foreign.body.reasons?.[0]?.description]).toEqual([
      401,
      expect.stringContaining('UNVERIFIED'),
    ])
    expect(await identity.readMail('a@mail.example')).toEqual([])
    const allowed = await browser.post('/email/start', body)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(FRAME)
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
  })

  test('a mail server that fails is a 503, and the mail is not counted', async () => {
    const openBrowser = identity.vary({
      mailer: {
        send: () => Promise.reject(Object.assign(new Error('of secret@mail.example'), { code: 'ECONNECTION' })),
      },
    })
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { reply } = await beginLogin(openBrowser(), 'unsent@mail.example')
      expect([reply.status, reply.body]).toEqual([503, failure('email')])
    }
    expect(identity.reports[0]).toContain('Identity: the mail server did not take a mail. Error (ECONNECTION)')
    expect(identity.reports.join()).not.toContain('mail.example')
  })

  test('mails are in the language of the visitor, with the domain of the app', async () => {
    const { challenge } = createVerifier()
    await identity
      .openBrowser()
      .post('/email/start', { email: 'arabic@mail.example', challenge, origin: APP, language: 'ar' })
    const [mail] = await identity.readMail('arabic@mail.example')
    expect(mail?.subject).toBe('رمزك لمرة واحدة لتطبيق \u2068app.example\u2069')
    expect(mail?.text).toMatch(/^اكتب هذا الرمز/)
  })
})
