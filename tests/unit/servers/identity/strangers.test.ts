import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { devices } from '../../../../servers/identity/database/schema.js'
import { sweep } from '../../../../servers/identity/database/sweep.js'
import { beginLogin, logIn, startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, createTestDevice, type TestDevice } from './fixtures/test-browser.js'
import { openWalletClient, openWalletOwner } from './fixtures/wallet-client.js'
import { readThumbprint } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity()
})
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

/** Strangers use up the mails to an address. */
async function useUpMails(email: string): Promise<void> {
  for (let mail = 0; mail < 5; mail += 1) {
    await beginLogin(identity.openBrowser(), email)
    identity.wait(30_000)
  }
}

/** Which of the devices are known to an account. */
async function listDevices(...named: TestDevice[]): Promise<boolean[]> {
  const rows = await identity.db.select().from(devices)
  return named.map((device) => rows.some(({ thumbprint }) => thumbprint === readThumbprint(device)))
}

const begin = async (email: string, device: TestDevice) =>
  (await beginLogin(identity.openBrowser(), email, device)).reply.status

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

  test('with a login use up the mails about the wallet, and a device of the wallet still sets its recovery', async () => {
    const email = `owner-${++count}@mail.example`
    const { owner, recovery, walletId } = await openWalletOwner(identity, email)
    const thieves = [await openWalletClient(identity, email), await openWalletClient(identity, email)]
    const statuses: number[] = []
    for (let request = 0; request < 21; request += 1) {
      const reply = await thieves[request % 2]?.send('POST', '/wallet/recovery/open', { walletId })
      statuses.push(reply?.status ?? 0)
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    expect((await owner.call('PUT', '/wallet/recovery', recovery)).status).toBe(200)
    const exported = await owner.send('POST', '/wallet/share', { walletId, purpose: 'export' })
    expect(exported.status).toBe(200)
  })
})

describe('a device that the account knows', () => {
  test('has a budget of its own only with a share of the wallet, once there is one', async () => {
    const email = `owner-${++count}@mail.example`
    const { owner } = await openWalletOwner(identity, email)
    const thief = await createTestDevice()
    identity.wait(HOUR)
    expect((await logIn(identity, email, { device: thief })).reply.status).toBe(200)
    identity.wait(HOUR)
    await useUpMails(email)
    expect([await begin(email, thief), await begin(email, owner.device)]).toEqual([429, 200])
  })

  test('is forgotten when it signs out, unless it has a share of the wallet or another session', async () => {
    const email = `owner-${++count}@mail.example`
    const { owner } = await openWalletOwner(identity, email)
    const [thief, twice] = [await createTestDevice(), await createTestDevice()]
    const browsers = [owner.browser]
    for (const device of [thief, twice, twice]) {
      identity.wait(HOUR)
      browsers.push((await logIn(identity, email, { device })).browser)
    }
    for (const browser of browsers.slice(0, 3)) await browser.post('/sign-out', {})
    expect(await listDevices(thief, twice, owner.device)).toEqual([false, true, true])
    await browsers[3]?.post('/sign-out', {})
    expect(await listDevices(twice)).toEqual([false])
  })

  test('is forgotten 90 days after its last login, unless it has a share of the wallet', async () => {
    const email = `owner-${++count}@mail.example`
    const { owner } = await openWalletOwner(identity, email)
    const thief = await createTestDevice()
    identity.wait(HOUR)
    await logIn(identity, email, { device: thief })
    await sweep(identity.db, identity.now() + 90 * 24 * HOUR)
    expect(await listDevices(thief, owner.device)).toEqual([true, true])
    await sweep(identity.db, identity.now() + 90 * 24 * HOUR + 1)
    expect(await listDevices(thief, owner.device)).toEqual([false, true])
  })

  test('is one of 50 without a share: the one that has not logged in for longest is forgotten', async () => {
    const email = `owner-${++count}@mail.example`
    const { owner } = await openWalletOwner(identity, email)
    const { accountId } = (await owner.browser.get('/session')).body
    const rows = Array.from({ length: 50 }, (_, index) => ({
      accountId: String(accountId),
      thumbprint: `device-${count}-${index}`,
      usedAt: identity.now() + 1 + index,
    }))
    await identity.db.insert(devices).values(rows)
    identity.wait(HOUR)
    const device = await createTestDevice()
    await logIn(identity, email, { device })
    const known = await identity.db
      .select()
      .from(devices)
      .where(eq(devices.accountId, String(accountId)))
    expect(known).toHaveLength(51)
    expect(known.map(({ thumbprint }) => thumbprint)).not.toContain(rows[0]?.thumbprint)
    expect(await listDevices(device, owner.device)).toEqual([true, true])
  })
})
