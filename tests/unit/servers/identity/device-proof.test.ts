import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { usedProofs } from '../../../../servers/identity/database/schema.js'
import { sweep } from '../../../../servers/identity/database/sweep.js'
import { logIn, startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, createTestDevice, createVerifier, FRAME, type Reply } from './fixtures/test-browser.js'
import { addProof, openWalletOwner, type WalletClient } from './fixtures/wallet-client.js'
import { createProof, type ProofChanges, readThumbprint } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

let identity: TestIdentity
let client: WalletClient
let walletId: string
beforeAll(async () => {
  identity = await startTestIdentity({ perAccount: { rate: 100, burst: 1_000 } })
  const { owner, ...wallet } = await openWalletOwner(identity, 'proof@mail.example')
  client = owner
  walletId = wallet.walletId
})
afterAll(() => identity.close())

const path = '/wallet/share'
const tell = ({ status, body }: Reply) => [status, body.reasons?.[0]?.field]
const send = (dpop?: string) =>
  client.browser.post(path, { walletId, purpose: 'sign' }, dpop === undefined ? {} : { dpop })
const prove = (changes: ProofChanges = {}, device = client.device) =>
  createProof(device, { method: 'POST', path, now: identity.now() }, changes)
const seconds = () => Math.floor(identity.now() / 1_000)

test.each<[what: string, changes: ProofChanges]>([
  ['a URL with a query', { claims: { htu: `http://localhost:3004${path}?projectId=1#x` } }],
  ['a URL in other letters', { claims: { htu: `HTTP://LocalHost:3004${path}` } }],
])('a proof is accepted: %s', async (_what, changes) => {
  expect((await send(await prove(changes))).status).toBe(200)
})

test.each<[what: string, changes: ProofChanges]>([
  ['another method', { claims: { htm: 'GET' } }],
  ['a method in lower case', { claims: { htm: 'post' } }],
  ['another endpoint', { claims: { htu: 'http://localhost:3004/wallet/recovery/open' } }],
  ['another server', { claims: { htu: `http://localhost:3005${path}` } }],
  ['no URL', { claims: { htu: path } }],
  ['no time', { claims: { iat: undefined } }],
  ['a time that is text', { claims: { iat: '1' } }],
  ['no id', { claims: { jti: undefined } }],
  ['a short id', { claims: { jti: 'x' } }],
  ['a long id', { claims: { jti: 'x'.repeat(129) } }],
  ['an ended token', { claims: { exp: 1 } }],
  ['another type', { header: { typ: 'jwt' } }],
  ['no type', { header: { typ: undefined } }],
  ['no algorithm', { header: { alg: 'none' } }],
  ['another algorithm', { header: { alg: 'HS256' } }],
  ['no key', { header: { jwk: undefined } }],
  ['a critical extension', { header: { crit: ['x'], x: 1 } }],
  [
    'a key that is not on the curve',
    { header: { jwk: { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) } } },
  ],
])('a proof is refused: %s', async (_what, changes) => {
  expect(tell(await send(await prove(changes)))).toEqual([401, 'device'])
})

test('a proof that is too old or too new is refused', async () => {
  for (const [offset, status] of [
    [-61, 401],
    [-60, 200],
    [60, 200],
    [61, 401],
  ] as const) {
    expect([offset, (await send(await prove({ claims: { iat: seconds() + offset } }))).status]).toEqual([
      offset,
      status,
    ])
  }
})

test('a request without a proof, or with what is none, is refused', async () => {
  const proof = await prove()
  const [header, claims, signature = ''] = proof.split('.')
  const other = signature.startsWith('A') ? 'B' : 'A'
  const bad = [
    undefined,
    '',
    'x',
    'a.b.c',
    `${proof}, ${await prove()}`,
    `${header}.${claims}.${other}${signature.slice(1)}`,
  ]
  for (const value of bad) expect([value, ...tell(await send(value))]).toEqual([value, 401, 'device'])
  expect((await send(proof)).status).toBe(200)
})

test("the proof of another device's key, or one that names this device's key, is refused", async () => {
  const thief = await createTestDevice()
  expect(tell(await send(await prove({}, thief)))).toEqual([401, 'device'])
  expect(tell(await send(await prove({ header: { jwk: client.device.key } }, thief)))).toEqual([401, 'device'])
})

test('a proof works once, also of parallel requests and in another process', async () => {
  const proof = await prove()
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(proof)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  const other = identity.vary({})()
  for (const [name, value] of client.browser.cookies) other.cookies.set(name, value)
  const again = await other.post(path, { walletId, purpose: 'sign' }, { dpop: proof })
  expect(tell(again)).toEqual([401, 'device'])
  expect(again.body.reasons?.[0]?.description).toContain('was used before')
})

test('a proof is remembered as long as it would be accepted, and no longer', async () => {
  const readHashes = async () => (await identity.db.select().from(usedProofs)).map(({ hash }) => hash)
  const others = await readHashes()
  const proof = await prove({ claims: { iat: seconds() + 60 } })
  expect((await send(proof)).status).toBe(200)
  identity.wait(119_000)
  await sweep(identity.db, identity.now())
  expect(tell(await send(proof))).toEqual([401, 'device'])
  identity.wait(2_000)
  await sweep(identity.db, identity.now())
  // The nonces of wallet proofs are remembered for five minutes.
  expect((await readHashes()).filter((hash) => !others.includes(hash))).toEqual([])
})

test('a device is revoked only with a proof: a copied cookie is not enough', async () => {
  const revoke = `/wallet/devices/${readThumbprint(client.device)}/revoke`
  const body = await addProof(client, { method: 'POST', path: revoke })
  expect(tell(await client.browser.post(revoke, body))).toEqual([401, 'device'])
  expect(tell(await client.browser.post(revoke, body, { dpop: await prove() }))).toEqual([401, 'device'])
  expect((await send(await prove())).status).toBe(200)
})

test('the e-mail address is changed only with a proof: a copied cookie is not enough', async () => {
  const update = '/email/update/start'
  const { challenge } = createVerifier()
  const body = { email: 'thief@mail.example', challenge, origin: APP }
  expect(tell(await client.browser.post(update, body))).toEqual([401, 'device'])
  for (const step of ['primary', 'secondary']) {
    const code = { otp: '123456', verifier: challenge }
    expect(tell(await client.browser.post(`/email/update/${step}`, code))).toEqual([401, 'device'])
  }
  expect((await client.call('POST', update, body)).body.action).toBe('VERIFY_PRIMARY_OTP')
})

test('a session without a device key gets no share', async () => {
  const { browser } = await logIn(identity, 'keyless@mail.example')
  const dpop = await createProof(client.device, { method: 'POST', path, now: identity.now() })
  const reply = await browser.post(path, { walletId, purpose: 'sign' }, { dpop })
  expect([reply.status, reply.body.reasons?.[0]]).toEqual([
    401,
    { field: 'device', description: 'The session has no device key. Log in again with `device`.' },
  ])
})

test('the URL is the public one, with its path', async () => {
  const open = identity.vary({ readPublicUrl: () => 'https://wallet.example/identity/' })
  const browser = open()
  for (const [name, value] of client.browser.cookies) browser.cookies.set(name, value)
  const post = async (htu: string) => {
    const dpop = await prove({ claims: { htu } })
    return (await browser.post(path, { walletId, purpose: 'sign' }, { dpop })).status
  }
  expect(await post(`https://wallet.example/identity${path}`)).toBe(200)
  expect(await post(`http://localhost:3004${path}`)).toBe(401)
})

test('a browser may send the header and the method from the frame', async () => {
  const preflight = await identity.answer(
    new Request('http://localhost:3004/wallet/recovery', {
      method: 'OPTIONS',
      headers: { host: 'localhost:3004', origin: FRAME, 'access-control-request-method': 'PUT' },
    }),
    '192.0.2.1',
  )
  expect(preflight.headers.get('access-control-allow-headers')).toContain('dpop')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
})

test('a proof does not replace a session, or the origin of the frame', async () => {
  const stranger = identity.openBrowser()
  const body = { walletId, purpose: 'sign' }
  expect(tell(await stranger.post(path, body, { dpop: await prove() }))).toEqual([401, 'session'])
  const foreign = await client.browser.post(path, body, { dpop: await prove(), origin: 'https://app.example' })
  expect(tell(foreign)).toEqual([401, 'origin'])
})
