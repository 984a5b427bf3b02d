import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../servers/identity/database/schema.js'
import { takeBackDue } from '../../../../servers/identity/email/replaced-address.js'
import { ensureSocialAccount } from '../../../../servers/identity/social/find-social-account.js'
import { describeStandIns, startStandIns } from '../../../../servers/identity/stand-ins/start-stand-ins.js'
import type { Service } from '../../../../servers/service.js'
import { createEmailChanges, type EmailChanges } from './fixtures/email-changes.js'
import { logIn, startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, createTestDevice, createVerifier, type TestBrowser } from './fixtures/test-browser.js'
import { logInSocially } from './fixtures/walk-social-login.js'
import { openWalletClient, openWalletOwner, type WalletClient } from './fixtures/wallet-client.js'
import { draftWallet } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

let standIns: Service
let identity: TestIdentity
let openBrowser: (address?: string) => TestBrowser
/** The context of the work that the service does by itself. */
let due: Parameters<typeof takeBackDue>[0]
beforeAll(async () => {
  standIns = await startStandIns({ port: 0 })
  identity = await startTestIdentity()
  const { db, now, sendMail } = identity
  due = { readDatabase: () => db, now, sendMail, report: (text) => identity.reports.push(text) }
  openBrowser = identity.vary({ social: describeStandIns(standIns.url) })
})
afterAll(async () => {
  await identity.close()
  await standIns.close()
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const read = async (browser: TestBrowser) => (await browser.get('/session')).status

let count = 0
const nextEmails = () => [`old-${++count}@mail.example`, `new-${count}@mail.example`] as const

let begin: EmailChanges['begin']
let send: EmailChanges['send']
let change: EmailChanges['change']
let readUndo: EmailChanges['readUndo']
let undo: EmailChanges['undo']
beforeAll(() => {
  ;({ begin, send, change, readUndo, undo } = createEmailChanges(identity))
})

describe('a change of the e-mail address', () => {
  test('needs both codes, tells both addresses and ends the other sessions', async () => {
    const [old, next] = nextEmails()
    const other = (await logIn(identity, old)).browser
    const client = await openWalletClient(identity, old)
    const { reply, verifier } = await begin(client, next)
    expect([reply.status, reply.body.action]).toEqual([200, 'VERIFY_PRIMARY_OTP'])
    expect(await identity.readMail(next)).toEqual([])
    expect((await send(client, 'secondary', verifier, old)).status).toBe(404)
    const primary = await send(client, 'primary', verifier, old)
    expect([primary.status, primary.body.action]).toEqual([200, 'VERIFY_SECONDARY_OTP'])
    expect((await send(client, 'primary', verifier, old)).status).toBe(404)
    const done = await send(client, 'secondary', verifier, next)
    expect([done.status, done.body]).toEqual([200, { newEmail: next }])
    expect((await client.browser.get('/session')).body.email).toBe(next)
    expect(await read(other)).toBe(401)
    for (const address of [old, next]) {
      const [mail] = await identity.readMail(address)
      expect(mail?.subject).toBe('Your e-mail address for app.example has changed')
      expect(mail?.text).toContain(next)
    }
  })

  test('is refused without a login of the last five minutes, and to a copied cookie', async () => {
    const [old, next] = nextEmails()
    const client = await openWalletClient(identity, old)
    const { challenge } = createVerifier()
    const copied = await client.browser.post('/email/update/start', { email: next, challenge, origin: APP })
    expect([copied.status, copied.body.reasons?.[0]?.field]).toEqual([401, 'device'])
    identity.wait(5 * MINUTE + 1)
    const { reply } = await begin(client, next)
    expect([reply.status, reply.body.reasons?.[0]?.field]).toEqual([401, 'authenticatedAt'])
  })

  test("needs the proof of the wallet's key, without which no mail is sent", async () => {
    const [old, next] = nextEmails()
    const { owner } = await openWalletOwner(identity, old)
    // Who reads the mailbox logs in on a device of their own.
    const thief = await openWalletClient(identity, old)
    const before = (await identity.readMail(old)).length
    for (const client of [thief, owner]) {
      const { reply } = await begin(client, next, 'send')
      expect([reply.status, reply.body.reasons?.[0]?.field]).toEqual([401, 'proof'])
    }
    expect(await identity.readMail(old)).toHaveLength(before)
    await change(owner, old, next)
    expect((await owner.browser.get('/session')).body.email).toBe(next)
  })

  test('that began before the account had its wallet ends there', async () => {
    const [old, next] = nextEmails()
    const thief = await openWalletClient(identity, old)
    const { verifier } = await begin(thief, next)
    await send(thief, 'primary', verifier, old)
    await openWalletOwner(identity, old)
    expect((await send(thief, 'secondary', verifier, next)).status).toBe(400)
    expect((await thief.browser.get('/session')).body.email).toBe(old)
  })

  test('to an address of another account shows that only to who reads its mail', async () => {
    const [mine, taken] = nextEmails()
    await logIn(identity, taken)
    const client = await openWalletClient(identity, mine)
    const { reply, verifier } = await begin(client, taken)
    expect(reply.body.action).toBe('VERIFY_PRIMARY_OTP')
    expect((await send(client, 'primary', verifier, mine)).body.action).toBe('VERIFY_SECONDARY_OTP')
    const refused = await send(client, 'secondary', verifier, taken)
    expect([refused.status, refused.body.reasons?.[0]]).toEqual([
      400,
      { field: 'email', description: 'This address belongs to another account.' },
    ])
    expect((await client.browser.get('/session')).body.email).toBe(mine)
  })

  test('is bound to the browser that began it', async () => {
    const [old, next] = nextEmails()
    const client = await openWalletClient(identity, old)
    const other = await openWalletClient(identity, old)
    const { verifier } = await begin(client, next)
    expect((await send(other, 'primary', verifier, old)).status).toBe(404)
    expect((await send(client, 'primary', createVerifier().verifier, old)).status).toBe(404)
    expect((await send(client, 'primary', verifier, old)).status).toBe(200)
  })

  test('is mailed in the language that the account used before the page chose another one', async () => {
    const [old, next] = nextEmails()
    const device = await createTestDevice()
    await openWalletClient(identity, old, device)
    const client = await openWalletClient(identity, old, device, 'ar')
    await change(client, old, next)
    const subjects = async (to: string) => (await identity.readMail(to)).map(({ subject }) => subject)
    expect(await subjects(old)).toEqual([
      'Your e-mail address for app.example has changed',
      'Confirm the change of your e-mail address for app.example',
      'رمزك لمرة واحدة لتطبيق \u2068app.example\u2069',
      'Your one-time code for app.example',
    ])
    expect(await subjects(next)).toEqual([
      'Your e-mail address for app.example has changed',
      'Confirm your new e-mail address for app.example',
    ])
  })

  test('unlinks what the old address has linked: a mailbox that was read once opens nothing afterwards', async () => {
    const [old, next] = nextEmails()
    const client = await openWalletClient(identity, old)
    const answer = { email: old, name: 'Eve' }
    const eve = await logInSocially({ frame: openBrowser(), popup: openBrowser() }, 'discord', answer)
    const { accountId } = (await client.browser.get('/session')).body
    expect(eve.body.accountId).toBe(accountId)
    await change(client, old, next)
    expect((await client.call('GET', '/links')).body).toEqual({ links: [] })
    // The owner, who would find an empty account, is told instead; also once the old address is free.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const again = await logInSocially({ frame: openBrowser(), popup: openBrowser() }, 'discord', answer)
      expect([again.status, again.body.reasons?.[0]]).toEqual([
        409,
        { field: 'provider', description: expect.stringContaining('unlinked on 2026-11-24') },
      ])
      identity.wait(3 * DAY)
    }
  })

  test('does not keep a social account from being linked again by the new address', async () => {
    const [old, next] = nextEmails()
    const client = await openWalletClient(identity, old)
    const { accountId } = (await client.browser.get('/session')).body
    const logInAs = (email: string) =>
      identity.db.transaction((tx) =>
        ensureSocialAccount(tx, 'discord', { subject: 'ada', userName: 'Ada', verifiedEmail: email }, identity.now()),
      )
    expect((await logInAs(old)).account.id).toBe(accountId)
    await change(client, old, next)
    await expect(logInAs(old)).rejects.toThrow('unlinked')
    await expect(logInAs(`stranger-${next}`)).rejects.toThrow('unlinked')
    expect((await logInAs(next)).account.id).toBe(accountId)
    // The second time no address does.
    await change(client, next, `third-${next}`)
    await expect(logInAs(`third-${next}`)).rejects.toThrow('unlinked')
  })
})

describe('an address that was replaced', () => {
  test('takes the change back by the page of its mail, once, and the other address comes back to nothing', async () => {
    const [old, next] = nextEmails()
    const owner = await openWalletClient(identity, old)
    const { accountId } = (await owner.browser.get('/session')).body
    const thief = await openWalletClient(identity, old)
    await change(thief, old, next)
    const token = await readUndo(old)
    identity.wait(MINUTE)
    // From there to a third address, so that its own link takes back only that.
    await change(await openWalletClient(identity, next), next, `third-${next}`)
    const later = await readUndo(next)
    const page = await identity.openBrowser().get(`/email/undo?token=${token}`)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(`changed from ${old} to ${next}`)])
    expect((await identity.openBrowser().post('/email/undo', new URLSearchParams({ token }))).status).toBe(401)
    const done = await undo(token)
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('The change is taken back')])
    expect(await read(thief.browser)).toBe(401)
    expect([(await undo(token)).status, (await undo(later)).status]).toEqual([404, 404])
    const back = await openWalletClient(identity, old)
    expect((await back.browser.get('/session')).body).toMatchObject({ accountId, email: old })
    for (const address of [old, `third-${next}`]) {
      const mails = await identity.readMail(address)
      expect(mails.map(({ subject }) => subject)).toContain(
        'The change of your e-mail address for app.example was taken back',
      )
    }
  })

  test('does not link again what the change has unlinked, nor what the other address had linked', async () => {
    const [old, next] = nextEmails()
    const client = await openWalletClient(identity, old)
    const { accountId } = (await client.browser.get('/session')).body
    const logInAs = async (email: string) =>
      (await logInSocially({ frame: openBrowser(), popup: openBrowser() }, 'discord', { email, name: 'Eve' })).body
    expect((await logInAs(old)).accountId).toBe(accountId)
    await change(client, old, next)
    const token = await readUndo(old)
    expect((await logInAs(next)).accountId).toBe(accountId)
    expect((await undo(token)).status).toBe(200)
    const unlinked = { reasons: [{ field: 'provider' }] }
    expect(await logInAs(old)).toMatchObject(unlinked)
    // The address comes to the account once more, by its own codes: what it had linked before does not.
    identity.wait(MINUTE)
    await change(await openWalletClient(identity, old), old, next)
    expect(await logInAs(next)).toMatchObject(unlinked)
  })

  test('of an owner who has proven the key of a wallet waits, and a device of that wallet keeps the new one', async () => {
    const [old, next] = nextEmails()
    const { owner } = await openWalletOwner(identity, old)
    const reader = await openWalletClient(identity, old)
    await change(owner, old, next)
    const token = await readUndo(old)
    const asked = await undo(token)
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('waits to be taken back')])
    for (const address of [old, next]) {
      const [mail] = await identity.readMail(address)
      expect(mail?.subject).toBe('The change of your e-mail address for app.example is to be taken back')
    }
    const startsAt = new Date(identity.now() + 3 * DAY).toISOString()
    expect((await owner.get()).body).toMatchObject({ wallet: { emailUndo: { address: old, startsAt } } })
    // Asking again changes nothing, and nobody else can use the address meanwhile.
    identity.wait(DAY)
    await undo(token)
    expect((await owner.get()).body).toMatchObject({ wallet: { emailUndo: { startsAt } } })
    expect((await logIn(identity, old)).reply.status).toBe(409)
    const keep = (client: WalletClient) => client.send('POST', '/email/undo/cancel', {})
    // Whoever reads mail alone cannot.
    const thief = await openWalletClient(identity, next)
    expect((await keep(thief)).body.reasons?.[0]?.field).toBe('device')
    expect((await keep(reader)).status).toBe(401)
    expect((await keep(owner)).body).toEqual({ status: 'SUCCESS' })
    expect((await keep(owner)).status).toBe(404)
    expect((await owner.get()).body).toMatchObject({ wallet: { emailUndo: null } })
    identity.wait(2 * DAY)
    await takeBackDue(due)
    expect((await owner.browser.get('/session')).body.email).toBe(next)
    expect((await undo(token)).status).toBe(404)
    expect((await identity.readMail(old))[0]?.subject).toBe('You keep your new e-mail address for app.example')
  })

  test('of such an owner takes it back after three days when no device keeps the new one', async () => {
    const [old, next] = nextEmails()
    const { owner } = await openWalletOwner(identity, old)
    await change(owner, old, next)
    identity.wait(2 * DAY)
    await undo(await readUndo(old))
    identity.wait(3 * DAY - 1)
    await takeBackDue(due)
    expect(await read(owner.browser)).toBe(200)
    identity.wait(1)
    await Promise.all([takeBackDue(due), takeBackDue(due)])
    expect(await read(owner.browser)).toBe(401)
    const restored = (await identity.readMail(next)).filter(({ subject }) => subject.includes('was taken back'))
    expect(restored).toHaveLength(1)
    expect((await (await openWalletClient(identity, old)).browser.get('/session')).body.email).toBe(old)
  })

  test('that is due to be taken back is nobody else’s before that is done, and keeps no other from it', async () => {
    const [old, next] = nextEmails()
    const { owner } = await openWalletOwner(identity, old)
    const { accountId } = (await owner.browser.get('/session')).body
    await change(owner, old, next)
    await undo(await readUndo(old))
    identity.wait(3 * DAY)
    // The service does what is due every 10 s.
    expect((await logIn(identity, old)).reply.status).toBe(409)
    await takeBackDue(due)
    const back = await openWalletClient(identity, old)
    expect((await back.browser.get('/session')).body).toMatchObject({ accountId, email: old })
  })

  test('that somebody else has by now is reported, and keeps no other one from being taken back', async () => {
    const changed: string[] = []
    for (let owned = 0; owned < 2; owned += 1) {
      const [old, next] = nextEmails()
      const { owner } = await openWalletOwner(identity, old)
      await change(owner, old, next)
      await undo(await readUndo(old))
      changed.push(old)
    }
    const [taken = '', other = ''] = changed
    await identity.db.insert(accounts).values({ id: 'taken', email: taken, createdAt: identity.now() })
    identity.wait(3 * DAY)
    const before = identity.reports.length
    await takeBackDue(due)
    expect(identity.reports.slice(before)).toEqual([expect.stringContaining('could not be taken back')])
    expect((await (await openWalletClient(identity, other)).browser.get('/session')).body.email).toBe(other)
  })

  test('takes it back at once from whoever has made the wallet only since', async () => {
    const [old, next] = nextEmails()
    const thief = await openWalletClient(identity, old)
    await change(thief, old, next)
    const { body } = await draftWallet()
    expect((await thief.call('POST', '/wallet', body)).status).toBe(200)
    expect((await undo(await readUndo(old))).text).toContain('The change is taken back')
    expect(await read(thief.browser)).toBe(401)
  })

  test('is nobody else’s for three days, and free after that', async () => {
    const [old, next] = nextEmails()
    const client = await openWalletClient(identity, old)
    await change(client, old, next)
    const token = await readUndo(old)
    identity.wait(MINUTE)
    const { reply } = await logIn(identity, old)
    expect([reply.status, reply.body.reasons?.[0]?.field]).toEqual([409, 'email'])
    const [other] = nextEmails()
    const second = await openWalletClient(identity, other)
    const { verifier } = await begin(second, old)
    await send(second, 'primary', verifier, other)
    expect((await send(second, 'secondary', verifier, old)).status).toBe(400)
    identity.wait(3 * DAY)
    expect((await undo(token)).status).toBe(404)
    expect((await logIn(identity, old)).reply.status).toBe(200)
  })
})
