import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loginPasskeys } from '../../../../servers/identity/database/passkey-schema.js'
import type { PasskeyPurpose } from '../../../../src/services/identity/passkey-schema.js'
import { startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, type Reply } from './fixtures/test-browser.js'
import { createTestPasskey, type PasskeyChanges, type TestPasskey } from './fixtures/test-passkey.js'
import { addProof, openWalletClient, openWalletOwner, type WalletClient } from './fixtures/wallet-client.js'
import { draftWallet, readThumbprint, splitInText } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity({
    perAccount: { rate: 100, burst: 1_000 },
    loginsPerAddress: { rate: 1e3, burst: 1e3 },
  })
})
afterAll(() => identity.close())

const DAY = 24 * 3_600_000
let count = 0

const tell = ({ status, body }: Reply) => [status, body.reasons?.[0]?.field]

async function readChallenge({ send }: WalletClient, purpose: PasskeyPurpose): Promise<string> {
  const reply = await send('POST', '/passkey/challenge', { purpose })
  if (reply.status !== 200) throw new Error(reply.text)
  return String(reply.body.challenge)
}

async function setPasskey(client: WalletClient, passkey: TestPasskey, changes?: PasskeyChanges): Promise<Reply> {
  return client.call('PUT', '/passkey', passkey.create(await readChallenge(client, 'set'), changes))
}

async function renew(client: WalletClient, passkey: TestPasskey, changes?: PasskeyChanges): Promise<Reply> {
  return client.send('POST', '/passkey/renew', passkey.sign(await readChallenge(client, 'renew'), changes))
}

/** A device with a wallet that can renew its login by a passkey. */
async function openOwner() {
  const email = `renews-${++count}@mail.example`
  const { owner, entropy, walletId } = await openWalletOwner(identity, email)
  const passkey = createTestPasskey()
  const set = await setPasskey(owner, passkey)
  if (set.status !== 200) throw new Error(set.text)
  return { email, owner, passkey, entropy, walletId }
}

/** Another device of the same wallet. */
async function addDevice(email: string, { walletId, entropy }: { walletId: string; entropy: Uint8Array }) {
  const client = await openWalletClient(identity, email)
  await client.call('POST', '/wallet/recovery/open', { walletId })
  const { server: share } = await splitInText(entropy)
  const added = await client.call('POST', '/wallet/devices', { walletId, share })
  if (added.status !== 200) throw new Error(added.text)
  return client
}

const listThumbprints = async () => (await identity.db.select().from(loginPasskeys)).map(({ thumbprint }) => thumbprint)

describe('a passkey of the device', () => {
  test('renews a login that is too old to sign, of the same account, without a mail', async () => {
    const { email, owner, passkey, walletId } = await openOwner()
    const before = (await owner.get('/session')).body
    const cookies = new Map(owner.browser.cookies)
    identity.wait(DAY + 60_000)
    const sign = () => owner.send('POST', '/wallet/share', { walletId, purpose: 'sign' })
    expect(tell(await sign())).toEqual([401, 'authenticatedAt'])
    const mails = (await identity.readMail(email)).length
    const { status, body } = await renew(owner, passkey)
    expect(status).toBe(200)
    const { sessionId, authenticatedAt, expiresAt, ...same } = before
    expect(body).toMatchObject({ ...same, authenticatedAt: new Date(identity.now()).toISOString() })
    expect(body.sessionId).not.toBe(sessionId)
    expect((await sign()).status).toBe(200)
    expect(await identity.readMail(email)).toHaveLength(mails)
    // A copy of the cookie of before is worthless, and does not end the new session.
    const thief = identity.openBrowser()
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    expect((await thief.get('/session')).status).toBe(401)
    expect((await renew(owner, passkey)).status).toBe(200)
  })

  test('renews a login also while the page asks for the session: the refusal of the old cookie does not take the new one away', async () => {
    const { owner, passkey } = await openOwner()
    const late = identity.openBrowser()
    for (const [name, value] of owner.browser.cookies) late.cookies.set(name, value)
    expect((await renew(owner, passkey)).status).toBe(200)
    const { status, headers } = await late.get('/session')
    // The browser has one store of cookies for both replies, and this one comes last.
    expect([status, headers.getSetCookie()]).toEqual([401, []])
    expect((await owner.get('/session')).status).toBe(200)
  })

  test('is told with the wallet, and about by mail', async () => {
    const { email, owner } = await openOwner()
    expect((await owner.get()).body.wallet).toMatchObject({
      loginPasskey: { createdAt: new Date(identity.now()).toISOString() },
    })
    const [newest] = await identity.readMail(email)
    expect(newest?.subject).toBe('A passkey for your logins to app.example was added')
  })

  test('is removed by its device, and replaced by another one', async () => {
    const { owner, passkey } = await openOwner()
    const other = createTestPasskey()
    expect((await setPasskey(owner, other)).status).toBe(200)
    expect(tell(await renew(owner, passkey))).toEqual([400, 'passkey'])
    expect((await renew(owner, other)).status).toBe(200)
    const removed = await owner.send('POST', '/passkey/remove')
    expect([removed.status, removed.body.loginPasskey]).toEqual([200, null])
    expect(tell(await renew(owner, other))).toEqual([404, 'passkey'])
    expect(tell(await owner.send('POST', '/passkey/remove'))).toEqual([404, 'passkey'])
  })

  test('is used in a frame on an allowed page, and by an authenticator without a counter', async () => {
    const { owner } = await openOwner()
    const passkey = createTestPasskey()
    expect((await setPasskey(owner, passkey, { counter: 0, topOrigin: APP })).status).toBe(200)
    for (let use = 0; use < 2; use += 1) {
      expect((await renew(owner, passkey, { counter: 0, topOrigin: APP })).status).toBe(200)
    }
  })
})

describe('a renewal is refused', () => {
  let first: Awaited<ReturnType<typeof openOwner>>
  beforeAll(async () => {
    first = await openOwner()
  })

  test.each<[what: string, changes: PasskeyChanges, reply: [number, string]]>([
    ['without verification of the visitor', { isVerified: false }, [400, 'passkey']],
    ['of a page of another origin', { origin: 'https://evil.localhost' }, [400, 'passkey']],
    ['of another port of the host', { origin: 'http://localhost:9999' }, [400, 'passkey']],
    ['of another RP ID', { rpId: 'example.com' }, [400, 'passkey']],
    ['in a frame on a page that is not allowed', { topOrigin: 'https://evil.example' }, [401, 'origin']],
    ['of another ceremony', { type: 'webauthn.create' }, [400, 'passkey']],
    ['of a copied authenticator, whose counter is not higher', { counter: 1 }, [400, 'passkey']],
  ])('%s', async (_what, changes, reply) => {
    const { owner, passkey } = first
    expect((await renew(owner, passkey)).status).toBe(200)
    expect(tell(await renew(owner, passkey, changes))).toEqual(reply)
  })

  test('that is replayed, also at the same time', async () => {
    const { owner, passkey } = await openOwner()
    const assertion = passkey.sign(await readChallenge(owner, 'renew'), { counter: 7 })
    const replies = await Promise.all([1, 2, 3].map(() => owner.send('POST', '/passkey/renew', assertion)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('that is replayed to an authenticator without a counter', async () => {
    const { owner } = await openOwner()
    const passkey = createTestPasskey()
    await setPasskey(owner, passkey, { counter: 0 })
    const assertion = passkey.sign(await readChallenge(owner, 'renew'), { counter: 0 })
    expect((await owner.send('POST', '/passkey/renew', assertion)).status).toBe(200)
    const again = await owner.send('POST', '/passkey/renew', assertion)
    expect(tell(again)).toEqual([400, 'passkey'])
    expect(again.body.reasons?.[0]?.description).toContain('used before')
  })

  test('with a challenge that has expired, was made up, or is for setting a passkey', async () => {
    const { owner, passkey } = first
    const old = await readChallenge(owner, 'renew')
    identity.wait(5 * 60_000 + 1)
    const [end] = old.split('.')
    const later = old.replace(String(end), String(identity.now() + 60_000))
    // A login of a minute ago gives one for setting a passkey.
    await renew(owner, passkey)
    for (const challenge of [old, later, 'x', '', await readChallenge(owner, 'set')]) {
      const reply = await owner.send('POST', '/passkey/renew', passkey.sign(challenge))
      expect([challenge, ...tell(reply)]).toEqual([challenge, 400, 'passkey'])
    }
  })

  test('with a signature, data or fields that are not those of the passkey', async () => {
    const { owner, passkey } = first
    const assertion = async () => passkey.sign(await readChallenge(owner, 'renew'))
    const other = createTestPasskey()
    const bad = [
      { ...(await assertion()), signature: 'AAAA' },
      { ...(await assertion()), authenticatorData: 'AAAA' },
      { ...(await assertion()), clientData: 'AAAA' },
      { ...(await assertion()), signature: other.sign('x').signature },
      { ...other.sign(await readChallenge(owner, 'renew')), credentialId: (await assertion()).credentialId },
    ]
    for (const body of bad) expect(tell(await owner.send('POST', '/passkey/renew', body))).toEqual([400, 'passkey'])
    const more = { ...(await assertion()), userHandle: 'x' }
    expect((await owner.send('POST', '/passkey/renew', more)).status).toBe(422)
  })

  test("of another account's passkey, or with the challenge of another account", async () => {
    const [victim, thief] = [first, await openOwner()]
    expect(tell(await renew(thief.owner, victim.passkey))).toEqual([400, 'passkey'])
    const challenge = await readChallenge(victim.owner, 'renew')
    expect(tell(await thief.owner.send('POST', '/passkey/renew', thief.passkey.sign(challenge)))).toEqual([
      400,
      'passkey',
    ])
  })

  test('of another device of the wallet', async () => {
    const { email, passkey, owner, ...wallet } = await openOwner()
    const other = await addDevice(email, wallet)
    expect(tell(await renew(other, passkey))).toEqual([404, 'passkey'])
    await setPasskey(other, createTestPasskey())
    expect(tell(await renew(other, passkey))).toEqual([400, 'passkey'])
    const challenge = await readChallenge(owner, 'renew')
    const own = createTestPasskey()
    await setPasskey(other, own)
    expect(tell(await other.send('POST', '/passkey/renew', own.sign(challenge)))).toEqual([400, 'passkey'])
  })

  test('by a copied cookie, without the device key', async () => {
    const { owner, passkey } = first
    const assertion = passkey.sign(await readChallenge(owner, 'renew'))
    for (const [path, body] of [
      ['/passkey/challenge', { purpose: 'renew' }],
      ['/passkey/renew', assertion],
      ['/passkey/remove', undefined],
    ] as const) {
      expect([path, ...tell(await owner.browser.post(path, body))]).toEqual([path, 401, 'device'])
    }
  })

  test('of a device that was revoked: its passkey is deleted with it', async () => {
    const { email, passkey, owner, ...wallet } = await openOwner()
    const other = await addDevice(email, wallet)
    const stolen = readThumbprint(owner.device)
    const assertion = passkey.sign(await readChallenge(owner, 'renew'))
    expect(await listThumbprints()).toContain(stolen)
    expect((await other.call('POST', `/wallet/devices/${stolen}/revoke`)).status).toBe(200)
    expect(await listThumbprints()).not.toContain(stolen)
    expect(tell(await owner.send('POST', '/passkey/renew', assertion))).toEqual([401, 'session'])
    // Also with a login of its own: it has no share.
    const again = await openWalletClient(identity, email, owner.device)
    expect(tell(await renew(again, passkey))).toEqual([404, 'passkey'])
    expect(tell(await setPasskey(again, createTestPasskey()))).toEqual([404, 'device'])
  })

  test('at the moment of the revocation: no session of the device is left', async () => {
    const { email, passkey, owner, ...wallet } = await openOwner()
    const other = await addDevice(email, wallet)
    const assertion = passkey.sign(await readChallenge(owner, 'renew'))
    const path = `/wallet/devices/${readThumbprint(owner.device)}/revoke`
    await Promise.all([owner.send('POST', '/passkey/renew', assertion), other.call('POST', path)])
    expect((await owner.get('/session')).status).toBe(401)
  })

  test('of a session that the owner has ended elsewhere', async () => {
    const { email, passkey, owner, ...wallet } = await openOwner()
    const other = await addDevice(email, wallet)
    const { sessionId } = (await owner.get('/session')).body
    const assertion = passkey.sign(await readChallenge(owner, 'renew'))
    expect((await other.call('POST', `/sessions/${sessionId}/revoke`)).status).toBe(200)
    expect(tell(await owner.send('POST', '/passkey/renew', assertion))).toEqual([401, 'session'])
  })

  test('of a wallet that was replaced', async () => {
    const { owner, passkey, walletId } = await openOwner()
    const { body: wallet } = await draftWallet()
    expect((await owner.call('POST', '/wallet/replace', { walletId, wallet })).status).toBe(200)
    expect((await owner.get()).body.wallet).toMatchObject({ loginPasskey: null })
    expect(tell(await renew(owner, passkey))).toEqual([404, 'passkey'])
  })
})

describe('a passkey is not set', () => {
  let owner: WalletClient
  const email = 'sets@mail.example'
  beforeAll(async () => {
    owner = (await openWalletOwner(identity, email)).owner
  })
  /** So that the login is new. */
  const logInAgain = async () => {
    owner = await openWalletClient(identity, email, owner.device)
  }

  test('by a login alone: without the proof of the key, with that of another key, or of another passkey', async () => {
    const draft = async () => createTestPasskey().create(await readChallenge(owner, 'set'))
    expect((await owner.send('PUT', '/passkey', await draft())).status).toBe(422)
    const body = await draft()
    const proven = (await addProof(owner, { method: 'PUT', path: '/passkey', body })) as { proof: object }
    const broken = { ...proven.proof, signature: `0x${'11'.repeat(64)}1b` }
    expect(tell(await owner.send('PUT', '/passkey', { ...body, proof: broken }))).toEqual([401, 'proof'])
    expect(tell(await owner.send('PUT', '/passkey', { ...(await draft()), proof: proven.proof }))).toEqual([
      401,
      'proof',
    ])
    expect((await owner.send('PUT', '/passkey', proven)).status).toBe(200)
    expect(tell(await owner.send('PUT', '/passkey', proven))).toEqual([401, 'proof'])
  })

  test('by a login older than five minutes, or a copied cookie', async () => {
    const body = await addProof(owner, {
      ...{ method: 'PUT', path: '/passkey' },
      body: createTestPasskey().create(await readChallenge(owner, 'set')),
    })
    expect(tell(await owner.browser.put('/passkey', body))).toEqual([401, 'device'])
    identity.wait(5 * 60_000 + 1)
    expect(tell(await owner.send('PUT', '/passkey', body))).toEqual([401, 'authenticatedAt'])
    expect(tell(await owner.send('POST', '/passkey/challenge', { purpose: 'set' }))).toEqual([401, 'authenticatedAt'])
    await logInAgain()
  })

  test('for an account without a wallet, or a device without a share', async () => {
    const stranger = await openWalletClient(identity, email)
    expect(tell(await setPasskey(stranger, createTestPasskey()))).toEqual([404, 'device'])
    const walletless = await openWalletClient(identity, 'walletless@mail.example')
    const body = createTestPasskey().create(await readChallenge(walletless, 'set'))
    const proof = { nonce: 'x', signature: `0x${'11'.repeat(65)}` }
    expect(tell(await walletless.send('PUT', '/passkey', { ...body, proof }))).toEqual([404, 'walletId'])
  })

  test.each<[what: string, changes: PasskeyChanges, reply: [number, string]]>([
    ['without verification of the visitor', { isVerified: false }, [400, 'passkey']],
    ['by a page of another origin', { origin: 'https://evil.localhost' }, [400, 'passkey']],
    ['for another RP ID', { rpId: 'example.com' }, [400, 'passkey']],
    ['in a frame on a page that is not allowed', { topOrigin: 'https://evil.example' }, [401, 'origin']],
    ['by another ceremony', { type: 'webauthn.get' }, [400, 'passkey']],
  ])('%s', async (_what, changes, reply) => {
    expect(tell(await setPasskey(owner, createTestPasskey(), changes))).toEqual(reply)
  })

  test('under the id of another passkey, or with a challenge for renewing', async () => {
    const renamed = {
      ...createTestPasskey().create(await readChallenge(owner, 'set')),
      credentialId: createTestPasskey().create('x').credentialId,
    }
    expect(tell(await owner.call('PUT', '/passkey', renamed))).toEqual([400, 'passkey'])
    const body = createTestPasskey().create(await readChallenge(owner, 'renew'))
    expect(tell(await owner.call('PUT', '/passkey', body))).toEqual([400, 'passkey'])
  })
})
