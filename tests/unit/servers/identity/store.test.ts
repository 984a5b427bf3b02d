import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sweep } from '../../../../servers/identity/database/sweep.js'
import { beginLogin, logIn, startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { createTestDevice, createVerifier } from './fixtures/test-browser.js'

vi.setConfig({ testTimeout: 60_000 })

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity()
})
afterAll(() => identity.close())

const tables = ['accounts', 'devices', 'sessions', 'email_logins', 'email_updates', 'social_logins', 'address_limits']
const count = async (table: string) => {
  const answer = await identity.db.execute(sql`select count(*)::int as count from ${sql.raw(`identity.${table}`)}`)
  return (answer as unknown as { rows: { count: number }[] }).rows[0]?.count
}

test('who reads the database finds no code, token or verifier, and cannot find a code by trying all', async () => {
  const device = await createTestDevice()
  const { browser } = await logIn(identity, 'leak@mail.example', { device })
  const pending = identity.openBrowser()
  const { loginId, verifier } = await beginLogin(pending, 'leak2@mail.example')
  const code = await identity.readCode('leak2@mail.example')
  const openStrict = identity.vary({ deviceApproval: 'always' })
  await beginLogin(openStrict(), 'leak3@mail.example')
  const [mail] = await identity.readMail('leak3@mail.example')
  const link = new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token')
  const dump = await Promise.all(
    tables.map(async (table) =>
      JSON.stringify(await identity.db.execute(sql`select * from ${sql.raw(`identity.${table}`)}`)),
    ),
  )
  const text = dump.join('\n')
  const [, secret] = (browser.cookies.get('__Host-lintel_session') ?? '').split('.')
  const secrets = [secret, verifier, link, pending.cookies.get('__Host-lintel_login')]
  for (const value of secrets) {
    expect(value).toMatch(/^[\w-]{43}$/)
    expect(text).not.toContain(value)
  }
  expect(text).not.toContain(`"${code}"`)
  // Hashes without the secret of the service: of the code alone, and with everything the row has.
  const { createHash } = await import('node:crypto')
  for (const guess of [code, `${loginId}${code}`, JSON.stringify([loginId, code])]) {
    expect(text).not.toContain(createHash('sha256').update(guess).digest('base64url'))
  }
})

test('a flood of logins is bounded, and what has ended is deleted', async () => {
  const openBrowser = identity.vary({
    loginsPerAddress: { rate: 1_000, burst: 1_000 },
    mailer: { send: async () => undefined },
  })
  for (let login = 0; login < 60; login += 1) {
    await beginLogin(openBrowser(), `flood${login}@mail.example`)
    identity.wait(1)
  }
  await sweep(identity.db, identity.now(), { logins: 20, addresses: 30 })
  expect([await count('email_logins'), await count('address_limits')]).toEqual([20, 30])
  const newest = await identity.db.execute(
    sql`select address from identity.email_logins order by created_at desc limit 1`,
  )
  expect(newest).toMatchObject({ rows: [{ address: 'flood59@mail.example' }] })
  await sweep(identity.db, identity.now() + 15 * 60_000 + 1)
  expect(await count('email_logins')).toBe(0)
  await sweep(identity.db, identity.now() + 25 * 3_600_000)
  expect(await count('address_limits')).toBe(0)
})

test('an address of the network begins a limited number of logins', async () => {
  const openBrowser = identity.vary({
    loginsPerAddress: { rate: 1, burst: 3 },
    mailer: { send: async () => undefined },
  })
  const begin = async (email: string, address: string) => (await beginLogin(openBrowser(address), email)).reply.status
  const statuses = [1, 2, 3, 4].map((number) => begin(`n${number}@mail.example`, '192.0.2.7'))
  expect((await Promise.all(statuses)).sort()).toEqual([200, 200, 200, 429])
  expect(await begin('n5@mail.example', '192.0.2.8')).toBe(200)
})

test.each<[what: string, path: string, body: unknown, status: number, field: string]>([
  ['no JSON', '/email/start', '{', 422, 'body'],
  ['no address', '/email/start', { challenge: 'x' }, 422, 'email'],
  ['two @', '/email/start', { email: 'a@b@c.example' }, 422, 'email'],
  ['a line break in the address', '/email/start', { email: 'a@b.example\r\nBcc: c@d.example' }, 422, 'email'],
  ['a list of addresses', '/email/start', { email: 'a@b.example, c@d.example' }, 422, 'email'],
  ['an address without a domain', '/email/start', { email: 'root@localhost' }, 422, 'email'],
  ['a short challenge', '/email/start', { email: 'a@b.example', challenge: 'abc' }, 422, 'challenge'],
  [
    'an origin with a path',
    '/email/start',
    { email: 'a@b.example', ...createVerifier(), origin: 'https://a.example/' },
    422,
    'origin',
  ],
  [
    'a code of letters',
    '/email/verify',
    { loginId: 'A'.repeat(22), otp: 'abcdef', verifier: 'A'.repeat(43) },
    422,
    'otp',
  ],
  ['an id that is none', '/email/resend', { loginId: "' or 1=1" }, 422, 'loginId'],
  ['more than 64 KB', '/email/start', { email: 'x'.repeat(70_000) }, 400, 'body'],
])('%s is refused', async (_what, path, body, status, field) => {
  const reply = await identity.openBrowser().post(path, body)
  expect([reply.status, reply.body.reasons?.map((reason) => reason.field)]).toEqual([
    status,
    expect.arrayContaining([field]),
  ])
})
