import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { describeStandIns, startStandIns } from '../../../../servers/identity/stand-ins/start-stand-ins.js'
import type { Service } from '../../../../servers/service.js'
import type { RedirectProvider } from '../../../../src/services/identity/provider-schema.js'
import { accountEndpoints } from '../../../../src/services/identity/schema.js'
import { startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, createTestDevice, createVerifier, type TestBrowser, type TestDevice } from './fixtures/test-browser.js'
import { type Answer, answerProvider, deliver, logInSocially, readResult } from './fixtures/walk-social-login.js'
import { openWalletClient, openWalletOwner } from './fixtures/wallet-client.js'
import { createProof } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

let standIns: Service
let identity: TestIdentity
let openBrowser: (address?: string) => TestBrowser
beforeAll(async () => {
  standIns = await startStandIns({ port: 0 })
  identity = await startTestIdentity()
  openBrowser = identity.vary({ social: describeStandIns(standIns.url) })
})
afterAll(async () => {
  await identity.close()
  await standIns.close()
})

const read = async (browser: TestBrowser) => (await browser.get('/session')).status
const logInWith = (frame: TestBrowser, email: string, name = 'Eve') =>
  logInSocially({ frame, popup: openBrowser() }, 'discord', { email, name })

/** Logs in with a social account on a device. */
async function logInOn(device: TestDevice, provider: RedirectProvider, answer: Answer) {
  const [frame, popup] = [openBrowser(), openBrowser()]
  const { verifier, challenge } = createVerifier()
  const body = { provider, challenge, origin: APP, device: await device(challenge) }
  const uri = new URL(String((await frame.post('/social/start', body)).body.uri))
  const result = readResult(await deliver(popup, await answerProvider(popup, uri, answer)))
  await frame.post('/social/redeem', { code: result.searchParams.get('code'), verifier })
  return async (method: 'GET' | 'POST', path: string) => {
    const dpop = await createProof(device, { method, path, now: identity.now() })
    return method === 'GET' ? frame.get(path, { dpop }) : frame.post(path, {}, { dpop })
  }
}

describe('a linked social account', () => {
  test('is listed and unlinked by the key of the wallet, ends with its sessions, and its owner is told', async () => {
    const email = 'linked@mail.example'
    const { owner } = await openWalletOwner(identity, email)
    const eve = openBrowser()
    await logInWith(eve, email)
    const { links } = parse(accountEndpoints.listLinks.reply, (await owner.call('GET', '/links')).body)
    expect(links).toMatchObject([{ provider: 'discord', userName: 'Eve', isCurrent: false }])
    const path = `/links/${links[0]?.linkId}/unlink`
    const bare = await owner.send('POST', path, {})
    expect([bare.status, bare.body.reasons?.[0]?.field]).toEqual([401, 'proof'])
    expect((await owner.call('POST', '/links/AAAA/unlink', {})).status).toBe(404)
    expect(await read(eve)).toBe(200)
    expect((await owner.call('POST', path, {})).body).toEqual({ status: 'SUCCESS' })
    expect([await read(eve), await read(owner.browser)]).toEqual([401, 200])
    expect((await owner.call('GET', '/links')).body).toEqual({ links: [] })
    const [mail] = await identity.readMail(email)
    expect(mail?.subject).toBe('A Discord account no longer opens your account for app.example')
  })

  test('that was unlinked opens an account of its own at its next login, with the same verified address', async () => {
    const email = 'unlinked@mail.example'
    const { owner } = await openWalletOwner(identity, email)
    const { accountId } = (await owner.browser.get('/session')).body
    expect((await logInWith(openBrowser(), email)).body.accountId).toBe(accountId)
    const { links } = parse(accountEndpoints.listLinks.reply, (await owner.call('GET', '/links')).body)
    await owner.call('POST', `/links/${links[0]?.linkId}/unlink`, {})
    const again = await logInWith(openBrowser(), email)
    expect([again.status, again.body.email, again.body.userName]).toEqual([200, null, 'Eve'])
    expect(again.body.accountId).not.toBe(accountId)
    expect((await logInWith(openBrowser(), email)).body.accountId).toBe(again.body.accountId)
    expect((await owner.call('GET', '/links')).body).toEqual({ links: [] })
    // Another visitor whose address is verified as well was not unlinked.
    const other = await logInSocially({ frame: openBrowser(), popup: openBrowser() }, 'github', { email })
    expect(other.body.accountId).toBe(accountId)
  })

  test('is not unlinked by another account', async () => {
    const email = 'linked-other@mail.example'
    const owner = await openWalletClient(identity, email)
    await logInWith(openBrowser(), email)
    const { links } = parse(accountEndpoints.listLinks.reply, (await owner.call('GET', '/links')).body)
    const other = await openWalletClient(identity, 'linked-stranger@mail.example')
    expect((await other.call('POST', `/links/${links[0]?.linkId}/unlink`, {})).status).toBe(404)
    expect((await owner.call('GET', '/links')).body.links).toHaveLength(1)
  })

  test('stays when it is the only way to log in', async () => {
    const call = await logInOn(await createTestDevice(), 'facebook', {})
    const { links } = parse(accountEndpoints.listLinks.reply, (await call('GET', '/links')).body)
    expect(links).toMatchObject([{ provider: 'facebook', isCurrent: true }])
    const { status, body } = await call('POST', `/links/${links[0]?.linkId}/unlink`)
    expect([status, body.reasons?.[0]?.field]).toEqual([409, 'linkId'])
  })

  test('that logs in on a new device is told by mail, once for each device', async () => {
    const email = 'told@mail.example'
    const device = await createTestDevice()
    await logInOn(device, 'github', { email })
    expect(await identity.readMail(email)).toEqual([])
    await logInOn(device, 'github', { email })
    expect(await identity.readMail(email)).toEqual([])
    const second = await createTestDevice()
    await logInOn(second, 'github', { email })
    await logInOn(second, 'github', { email })
    const mails = await identity.readMail(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['A new device has logged in to app.example with GitHub'])
    expect(mails[0]?.text).toContain('Device: Firefox, Windows')
  })
})
