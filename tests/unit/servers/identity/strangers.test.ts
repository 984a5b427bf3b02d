import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { beginLogin, logIn, startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, createTestDevice, type TestDevice } from './fixtures/test-browser.js'

vi.setConfig({ testTimeout: 30_000 })

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity()
}, 60_000)
afterAll(() => identity.close())

const HOUR = 3_600_000
let count = 0

/** An account, and the device that has logged in to it, an hour later. */
async function createOwner(): Promise<{ email: string; device: TestDevice }> {
  const email = `owner-${++count}@mail.example`
  const device = await createTestDevice()
  await logIn(identity, email, { device })
  identity.wait(HOUR)
  return { email, device }
}

describe('strangers who know an address', () => {
  test('use up mails, and a device of the account still gets its own', async () => {
    const { email, device } = await createOwner()
    const begin = async () => (await beginLogin(identity.openBrowser(), email)).reply.status
    const mails = []
    for (let mail = 0; mail < 6; mail += 1) {
      mails.push(await begin())
      identity.wait(30_000)
    }
    expect(mails).toEqual([200, 200, 200, 200, 200, 429])
    // A new device shares the budget of the strangers.
    expect((await beginLogin(identity.openBrowser(), email, await createTestDevice())).reply.status).toBe(429)
    expect((await logIn(identity, email, { device })).reply.status).toBe(200)
  })

  test('do not end the pending login of a device of the account', async () => {
    const { email, device } = await createOwner()
    const browser = identity.openBrowser()
    const { loginId, verifier } = await beginLogin(browser, email, device)
    const otp = await identity.readCode(email)
    identity.wait(30_000)
    const stranger = await beginLogin(identity.openBrowser(), email, await createTestDevice())
    expect(stranger.reply.status).toBe(200)
    expect((await browser.post('/email/verify', { loginId, verifier, otp })).status).toBe(200)
  })

  test('use up tries, and a device of the account has its own and needs no link', async () => {
    const { email, device } = await createOwner()
    const browser = identity.openBrowser()
    const { loginId, verifier } = await beginLogin(browser, email, await createTestDevice())
    const wrong = (await identity.readCode(email)) === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await browser.post('/email/verify', { loginId, verifier, otp: wrong })
    }
    identity.wait(30_000)
    const stranger = await beginLogin(identity.openBrowser(), email, await createTestDevice())
    expect(stranger.reply.body.action).toBe('VERIFY_DEVICE')
    expect((await logIn(identity, email, { device })).reply.status).toBe(200)
  })

  test('have no budget of a device that they name and cannot prove', async () => {
    const { email, device } = await createOwner()
    const named = await device('another challenge')
    const reply = await identity.openBrowser().post('/email/start', {
      email,
      challenge: 'A'.repeat(43),
      origin: APP,
      device: named,
    })
    expect([reply.status, reply.body.reasons?.[0]?.field]).toEqual([400, 'device'])
  })

  test('that are themselves a device of the account are bounded by five mails in an hour', async () => {
    const { email, device } = await createOwner()
    const statuses = []
    for (let mail = 0; mail < 6; mail += 1) {
      statuses.push((await beginLogin(identity.openBrowser(), email, device)).reply.status)
      identity.wait(30_000)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
