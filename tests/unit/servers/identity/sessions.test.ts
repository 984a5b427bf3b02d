import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sessions, socialAccounts } from '../../../../servers/identity/database/schema.js'
import { accountEndpoints } from '../../../../src/services/identity/schema.js'
import { beginLogin, logIn, startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, createTestDevice, type TestBrowser } from './fixtures/test-browser.js'
import { openWalletClient } from './fixtures/wallet-client.js'
import { readThumbprint } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity()
})
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

  test('of an account with two accounts of its provider has the name of the one that logged in', async () => {
    const { browser, reply } = await logIn(identity, 'two-names@mail.example')
    const [accountId, sessionId] = [String(reply.body.accountId), String(reply.body.sessionId)]
    for (const subject of ['a', 'b', 'c']) {
      const linked = { provider: 'discord', accountId, subject, userName: `name of ${subject}`, linkedAt: 1 }
      await identity.db.insert(socialAccounts).values(linked)
    }
    await identity.db.update(sessions).set({ method: 'discord', subject: 'b' }).where(eq(sessions.id, sessionId))
    expect((await browser.get('/session')).body.userName).toBe('name of b')
    identity.wait(10 * MINUTE)
    expect((await browser.get('/session')).body.userName).toBe('name of b')
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

  test('is listed and can be ended from another device of the account, and from no other account', async () => {
    const email = 'listed@mail.example'
    const { browser, reply } = await logIn(identity, email)
    const second = await openWalletClient(identity, email)
    const stranger = await openWalletClient(identity, 'stranger@mail.example')
    const { sessions } = parse(accountEndpoints.listSessions.reply, (await second.call('GET', '/sessions')).body)
    expect(sessions).toMatchObject([
      { isCurrent: true, client: 'Firefox, Windows', deviceThumbprint: readThumbprint(second.device) },
      { isCurrent: false, origin: APP, method: 'email', sessionId: reply.body.sessionId, deviceThumbprint: null },
    ])
    const path = `/sessions/${reply.body.sessionId}/revoke`
    expect((await stranger.call('POST', path, {})).status).toBe(404)
    expect(await read(browser)).toBe(200)
    expect((await second.call('POST', path, {})).body).toEqual({ status: 'SUCCESS' })
    expect(await read(browser)).toBe(401)
    expect(await read(second.browser)).toBe(200)
  })

  test('is neither listed nor ended by a copied cookie', async () => {
    const email = 'copied@mail.example'
    const { browser, reply } = await logIn(identity, email)
    const second = await openWalletClient(identity, email)
    const thief = copy(second.browser)
    const answers = await Promise.all([
      thief.get('/sessions'),
      thief.get('/links'),
      thief.get('/wallet/devices'),
      thief.post(`/sessions/${reply.body.sessionId}/revoke`, {}),
      // Of a login without a device key.
      copy(browser).get('/sessions'),
      copy(browser).post(`/sessions/${reply.body.sessionId}/revoke`, {}),
    ])
    const fields = answers.map(({ status, body }) => [status, body.reasons?.[0]?.field])
    expect(fields).toEqual(Array(6).fill([401, 'device']))
    expect([await read(browser), await read(second.browser)]).toEqual([200, 200])
  })

  test('that is ended leaves a device that is new to the account: it shares the mails of strangers', async () => {
    const email = 'forgotten@mail.example'
    const owner = await openWalletClient(identity, email)
    const thief = await openWalletClient(identity, email)
    const { sessionId } = (await thief.browser.get('/session')).body
    expect((await owner.call('POST', `/sessions/${sessionId}/revoke`, {})).status).toBe(200)
    identity.wait(MINUTE)
    const statuses = []
    for (const device of [await createTestDevice(), thief.device, owner.device]) {
      statuses.push((await beginLogin(identity.openBrowser(), email, device)).reply.status)
    }
    expect(statuses).toEqual([200, 429, 200])
  })

  test('is ended after a login of five minutes at most', async () => {
    const email = 'stale-end@mail.example'
    const { reply } = await logIn(identity, email)
    const second = await openWalletClient(identity, email)
    identity.wait(5 * MINUTE + 1)
    const { status, body } = await second.call('POST', `/sessions/${reply.body.sessionId}/revoke`, {})
    expect([status, body.reasons?.[0]?.field]).toEqual([401, 'authenticatedAt'])
    expect((await second.call('GET', '/sessions')).status).toBe(200)
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
