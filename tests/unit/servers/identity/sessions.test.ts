import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sessions, socialAccounts } from '../../../../servers/identity/database/schema.js'
import { sessionListSchema } from '../../../../src/services/identity/schema.js'
import { logIn, startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, createVerifier, type TestBrowser } from './fixtures/test-browser.js'

vi.setConfig({ testTimeout: 30_000 })

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity()
}, 60_000)
afterAll(() => identity.close())

const MINUTE = 60_000
const read = async (browser: TestBrowser) => (await browser.get('/session')).status
const copy = (browser: TestBrowser) => {
  const other = identity.openBrowser()
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

describe('a session', () => {
  test('gets a new token every ten minutes, and keeps its login time', async () => {
    const { browser, reply } = await logIn(identity, 'rotate@mail.example')
    const first = browser.cookies.get('__Host-lintel_session')
    expect(await read(browser)).toBe(200)
    expect(browser.cookies.get('__Host-lintel_session')).toBe(first)
    identity.wait(10 * MINUTE)
    const rotated = await browser.get('/session')
    expect(browser.cookies.get('__Host-lintel_session')).not.toBe(first)
    expect(rotated.body.authenticatedAt).toBe(reply.body.authenticatedAt)
    expect(await read(browser)).toBe(200)
  })

  test('of an account with two accounts of its provider has the name of the one that was linked first', async () => {
    const { browser, reply } = await logIn(identity, 'two-names@mail.example')
    const [accountId, sessionId] = [String(reply.body.accountId), String(reply.body.sessionId)]
    await identity.db.update(sessions).set({ method: 'discord' }).where(eq(sessions.id, sessionId))
    const linked = { provider: 'discord', accountId }
    // The later one comes first in the table, and by its subject.
    for (const [subject, linkedAt] of [
      ['a', 2],
      ['b', 1],
      ['c', 3],
    ] as const) {
      await identity.db.insert(socialAccounts).values({ ...linked, subject, userName: `name ${linkedAt}`, linkedAt })
    }
    expect((await browser.get('/session')).body.userName).toBe('name 1')
    identity.wait(10 * MINUTE)
    expect((await browser.get('/session')).body.userName).toBe('name 1')
  })

  test('ends for everybody when a token that was replaced is used again', async () => {
    const { browser } = await logIn(identity, 'stolen@mail.example')
    const thief = copy(browser)
    identity.wait(10 * MINUTE)
    await read(browser)
    await read(browser)
    identity.wait(29_000)
    // A request that was under way.
    expect(await read(copy(thief))).toBe(200)
    identity.wait(2_000)
    expect(await read(thief)).toBe(401)
    expect(thief.cookies.has('__Host-lintel_session')).toBe(false)
    expect(await read(browser)).toBe(401)
  })

  test('goes on when the reply with the new token is lost', async () => {
    const { browser } = await logIn(identity, 'lost@mail.example')
    const before = copy(browser)
    identity.wait(10 * MINUTE)
    await read(browser)
    identity.wait(5 * MINUTE)
    expect(await read(before)).toBe(200)
    expect(await read(before)).toBe(200)
  })

  test('survives parallel requests that all find an old token', async () => {
    const { browser } = await logIn(identity, 'tabs@mail.example')
    identity.wait(10 * MINUTE)
    const tabs = Array.from({ length: 10 }, () => copy(browser))
    expect(new Set(await Promise.all(tabs.map(read)))).toEqual(new Set([200]))
    const renewed = tabs.filter(
      (tab) => tab.cookies.get('__Host-lintel_session') !== browser.cookies.get('__Host-lintel_session'),
    )
    expect(renewed.length).toBeGreaterThan(0)
  })

  test('ends after 30 days without use, and after 90 days in any case', async () => {
    const unused = (await logIn(identity, 'unused@mail.example')).browser
    identity.wait(30 * 24 * 60 * MINUTE)
    expect(await read(unused)).toBe(401)
    const used = (await logIn(identity, 'used@mail.example')).browser
    for (let day = 0; day < 80; day += 10) {
      identity.wait(10 * 24 * 60 * MINUTE)
      expect(await read(used)).toBe(200)
    }
    identity.wait(10 * 24 * 60 * MINUTE)
    expect(await read(used)).toBe(401)
  })

  test('is listed and can be ended from another browser of the account, and from no other account', async () => {
    const email = 'listed@mail.example'
    const { browser, reply } = await logIn(identity, email)
    identity.wait(MINUTE)
    const second = (await logIn(identity, email)).browser
    const stranger = (await logIn(identity, 'stranger@mail.example')).browser
    const { sessions } = parse(sessionListSchema, (await second.get('/sessions')).body)
    expect(sessions).toMatchObject([
      { isCurrent: true, origin: APP, client: 'Firefox, Windows', method: 'email' },
      { isCurrent: false, sessionId: reply.body.sessionId },
    ])
    const path = `/sessions/${reply.body.sessionId}/revoke`
    expect((await stranger.post(path)).status).toBe(404)
    expect(await read(browser)).toBe(200)
    expect((await second.post(path)).body).toEqual({ status: 'SUCCESS' })
    expect(await read(browser)).toBe(401)
    expect(await read(second)).toBe(200)
  })

  test('ends by signing out, and its cookie is worthless after that', async () => {
    const { browser } = await logIn(identity, 'out@mail.example')
    const kept = copy(browser)
    expect((await browser.post('/sign-out')).status).toBe(200)
    expect([browser.cookies.has('__Host-lintel_session'), await read(kept)]).toEqual([false, 401])
    expect((await browser.post('/sign-out')).status).toBe(200)
  })

  test('is replaced by a new login in the same browser', async () => {
    const { browser } = await logIn(identity, 'twice@mail.example')
    const before = copy(browser)
    identity.wait(MINUTE)
    await logIn(identity, 'twice@mail.example', { browser })
    expect([await read(before), await read(browser)]).toEqual([401, 200])
  })
})

describe('a change of the e-mail address', () => {
  const begin = async (browser: TestBrowser, email: string) => {
    const { verifier, challenge } = createVerifier()
    const reply = await browser.post('/email/update/start', { email, challenge, origin: APP })
    return { reply, verifier }
  }
  const send = async (browser: TestBrowser, step: string, verifier: string, address: string) =>
    browser.post(`/email/update/${step}`, { verifier, otp: await identity.readCode(address) })

  test('needs both codes, tells the old address and ends the other sessions', async () => {
    const [old, next] = ['old@mail.example', 'next@mail.example']
    const other = (await logIn(identity, old)).browser
    identity.wait(MINUTE)
    const { browser } = await logIn(identity, old)
    const { reply, verifier } = await begin(browser, next)
    expect([reply.status, reply.body.action]).toEqual([200, 'VERIFY_PRIMARY_OTP'])
    expect(await identity.readMail(next)).toEqual([])
    expect((await send(browser, 'secondary', verifier, old)).status).toBe(404)
    const primary = await send(browser, 'primary', verifier, old)
    expect([primary.status, primary.body.action]).toEqual([200, 'VERIFY_SECONDARY_OTP'])
    expect((await send(browser, 'primary', verifier, old)).status).toBe(404)
    const done = await send(browser, 'secondary', verifier, next)
    expect([done.status, done.body]).toEqual([200, { newEmail: next }])
    expect((await browser.get('/session')).body.email).toBe(next)
    expect(await read(other)).toBe(401)
    const [told] = await identity.readMail(old)
    expect(told?.subject).toBe('Your e-mail address for app.example has changed')
    expect(told?.text).toContain(next)
  })

  test('is refused without a login of the last five minutes', async () => {
    const { browser } = await logIn(identity, 'stale@mail.example')
    identity.wait(5 * MINUTE + 1)
    const { reply } = await begin(browser, 'stale-next@mail.example')
    expect([reply.status, reply.body.reasons?.[0]?.field]).toEqual([401, 'authenticatedAt'])
    expect((await begin(identity.openBrowser(), 'x@mail.example')).reply.status).toBe(401)
  })

  test('to an address of another account shows that only to who reads its mail', async () => {
    const [mine, taken] = ['mine@mail.example', 'taken@mail.example']
    await logIn(identity, taken)
    const { browser } = await logIn(identity, mine)
    identity.wait(MINUTE)
    const { reply, verifier } = await begin(browser, taken)
    expect(reply.body.action).toBe('VERIFY_PRIMARY_OTP')
    expect((await send(browser, 'primary', verifier, mine)).body.action).toBe('VERIFY_SECONDARY_OTP')
    const refused = await send(browser, 'secondary', verifier, taken)
    expect([refused.status, refused.body.reasons?.[0]]).toEqual([
      400,
      { field: 'email', description: 'This address belongs to another account.' },
    ])
    expect((await browser.get('/session')).body.email).toBe(mine)
  })

  test('is bound to the browser that began it', async () => {
    const email = 'bound@mail.example'
    const { browser } = await logIn(identity, email)
    identity.wait(MINUTE)
    const other = (await logIn(identity, email)).browser
    const { verifier } = await begin(browser, 'bound-next@mail.example')
    expect((await send(other, 'primary', verifier, email)).status).toBe(404)
    expect((await send(browser, 'primary', createVerifier().verifier, email)).status).toBe(404)
    expect((await send(browser, 'primary', verifier, email)).status).toBe(200)
  })
})
