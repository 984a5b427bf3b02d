import { parse } from 'valibot'
import { mainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { createSignIn, type SignInOptions } from '../../../../servers/index.js'
import { signInEndpoints } from '../../../../src/services/sign-in/schema.js'
import {
  alice,
  bob,
  ORIGIN,
  openBrowser,
  type Reply,
  START,
  sign,
  signInWith,
  startSignIn,
} from './fixtures/start-sign-in.js'

const readFields = ({ body }: Reply) => body.reasons?.map(({ field }) => field)
const readAttributes = ({ headers }: Reply, name: string) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split('; ')
    .slice(1)

describe('sign-in', () => {
  test('a visitor signs in, is known afterwards, and signs out', async () => {
    const { openBrowser, signIn } = startSignIn()
    const browser = openBrowser()
    expect(await browser.readSession()).toBeNull()
    const nonce = await browser.send('/nonce')
    expect(parse(signInEndpoints.readNonce.reply, nonce.body)).toEqual(nonce.body)

    const reply = await browser.verify(await sign({ nonce: nonce.body.nonce ?? '' }))
    const session = {
      accountAddress: alice.address,
      chainId: 'eip155:1',
      expirationTime: new Date(START + 7 * 86_400_000).toISOString(),
    }
    expect(reply).toMatchObject({ status: 200, body: { session } })
    expect(parse(signInEndpoints.verify.reply, reply.body)).toEqual(reply.body)
    expect(await browser.readSession()).toEqual(session)
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const headers = new Headers({ cookie })
    expect(await signIn.readSession({ headers })).toMatchObject({ accountAddress: alice.address, signedInAt: START })

    expect(await browser.signOut()).toMatchObject({ status: 200, body: {} })
    expect(await browser.readSession()).toBeNull()
    expect(await signIn.readSession({ headers })).toBeNull()
  })

  test('each reply says that no cache may keep it', async () => {
    const browser = startSignIn().openBrowser()
    for (const path of ['/nonce', '/session', '/none']) {
      const { headers } = await browser.send(path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('works at the path that it is given, and where an app has removed the path', async () => {
    const { signIn } = startSignIn({ path: '/api/sign-in' })
    for (const prefix of ['', '/api/sign-in']) {
      const browser = openBrowser(signIn, `${ORIGIN}${prefix}`)
      const nonce = await browser.send('/nonce')
      expect(nonce.status).toBe(200)
      expect(readAttributes(nonce, 'lintel.nonce')).toContain('Path=/api/sign-in')
    }
    expect(readFields(await openBrowser(signIn, ORIGIN).send('/api/nonce'))).toEqual(['path'])
  })
})

describe('cookies', () => {
  test('of https cannot be read by scripts, sent in the clear or by other sites, or set by a subdomain', async () => {
    const browser = startSignIn({ path: '/sign-in' }).openBrowser()
    const nonce = await browser.send('/nonce')
    const attributes = ['HttpOnly', 'Secure', 'SameSite=Lax']
    expect(readAttributes(nonce, 'lintel.nonce')).toEqual(['Max-Age=300', 'Path=/sign-in', ...attributes])
    const reply = await browser.verify(await sign({ nonce: nonce.body.nonce ?? '' }))
    expect(readAttributes(reply, '__Host-lintel.session')).toEqual(['Max-Age=604800', 'Path=/', ...attributes])
    expect(reply.headers.getSetCookie().join()).not.toContain('Domain')
  })

  test('of http on loopback are the same without Secure, which some browsers refuse there', async () => {
    const uri = 'http://localhost:3000'
    const browser = startSignIn({ uri }).openBrowser()
    const reply = await signInWith(browser, { domain: 'localhost:3000', uri })
    expect(readAttributes(reply, 'lintel.session')).toEqual(['Max-Age=604800', 'Path=/', 'HttpOnly', 'SameSite=Lax'])
  })
})

describe('a session', () => {
  test('ends when the message expires, and at the latest after its lifetime', async () => {
    const { openBrowser, clock } = startSignIn({ sessionLifetime: 3_600_000 })
    const [short, long] = [openBrowser(), openBrowser()]
    const inTenMinutes = new Date(START + 600_000).toISOString()
    const reply = await signInWith(short, { expirationTime: inTenMinutes })
    expect(reply.body.session).toMatchObject({ expirationTime: inTenMinutes })
    expect(readAttributes(reply, '__Host-lintel.session')).toContain('Max-Age=600')
    await signInWith(long, { expirationTime: new Date(START + 86_400_000).toISOString() })
    clock.now = START + 600_000
    expect(await short.readSession()).toBeNull()
    expect(await long.readSession()).toMatchObject({ expirationTime: new Date(START + 3_600_000).toISOString() })
    clock.now = START + 3_600_000
    expect(await long.readSession()).toBeNull()
  })

  test('gets a new id with each sign-in, and the one before ends', async () => {
    const { openBrowser } = startSignIn()
    const browser = openBrowser()
    await signInWith(browser)
    const before = openBrowser()
    before.cookies.set('__Host-lintel.session', browser.cookies.get('__Host-lintel.session') ?? '')
    expect(await before.readSession()).toMatchObject({ accountAddress: alice.address })
    await signInWith(browser, {}, bob)
    expect(await browser.readSession()).toMatchObject({ accountAddress: bob.address })
    expect(await before.readSession()).toBeNull()
  })

  test('does not take an id that somebody else chose', async () => {
    const { openBrowser } = startSignIn()
    const browser = openBrowser()
    const chosen = 'a'.repeat(64)
    browser.cookies.set('__Host-lintel.session', chosen)
    await signInWith(browser)
    expect(browser.cookies.get('__Host-lintel.session')).not.toBe(chosen)
  })

  test('of a failed sign-in is the one that was there', async () => {
    const browser = startSignIn().openBrowser()
    await signInWith(browser)
    expect((await signInWith(browser, { domain: 'evil.example' }, bob)).status).toBe(401)
    expect(await browser.readSession()).toMatchObject({ accountAddress: alice.address })
  })

  test('that is revoked leaves the others, of the same account too', async () => {
    const { openBrowser, signIn } = startSignIn()
    const [phone, laptop, other] = [openBrowser(), openBrowser(), openBrowser()]
    await signInWith(phone)
    await signInWith(laptop)
    await signInWith(other, {}, bob)
    await phone.signOut()
    expect(await phone.readSession()).toBeNull()
    expect(await laptop.readSession()).toMatchObject({ accountAddress: alice.address })
    expect(await other.readSession()).toMatchObject({ accountAddress: bob.address })

    const cookie = `__Host-lintel.session=${laptop.cookies.get('__Host-lintel.session')}`
    const session = await signIn.readSession({ headers: new Headers({ cookie }) })
    await signIn.revokeSession(session?.id ?? '')
    expect(await laptop.readSession()).toBeNull()
    expect(await other.readSession()).toMatchObject({ accountAddress: bob.address })
  })

  test('cannot be entered with the id that the store holds', async () => {
    const { openBrowser, signIn } = startSignIn()
    const browser = openBrowser()
    await signInWith(browser)
    const cookie = `__Host-lintel.session=${browser.cookies.get('__Host-lintel.session')}`
    const session = await signIn.readSession({ headers: new Headers({ cookie }) })
    const thief = openBrowser()
    thief.cookies.set('__Host-lintel.session', session?.id ?? '')
    expect(await thief.readSession()).toBeNull()
  })
})

describe('pages of other sites', () => {
  test.each(['https://evil.example', 'null', 'http://app.example.com', 'https://app.example.com.evil.example', ''])(
    'a POST from %j is refused, and changes nothing',
    async (origin) => {
      const { openBrowser } = startSignIn()
      const browser = openBrowser()
      await signInWith(browser)
      const signed = await sign({ nonce: await browser.readNonce() }, bob)
      const headers = { 'content-type': 'application/json', origin }
      const verified = await browser.send('/verify', { method: 'POST', headers, body: JSON.stringify(signed) })
      expect(verified.status).toBe(401)
      expect(readFields(verified)).toEqual(['origin'])
      expect((await browser.send('/sign-out', { method: 'POST', headers })).status).toBe(401)
      expect(await browser.readSession()).toMatchObject({ accountAddress: alice.address })
      expect((await browser.verify(signed)).status).toBe(200)
    },
  )

  test('cannot read a reply, and the page of the app can', async () => {
    const browser = startSignIn().openBrowser()
    const read = async (origin: string) => (await browser.send('/session', { headers: { origin } })).headers
    const own = await read(ORIGIN)
    expect(own.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(own.get('access-control-allow-credentials')).toBe('true')
    expect(own.get('vary')).toContain('Origin')
    for (const origin of ['https://evil.example', 'null']) {
      expect((await read(origin)).get('access-control-allow-origin')).toBeNull()
    }
    const preflight = await browser.send('/verify', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('names of the host in headers do not change what is expected', async () => {
    const { signIn } = startSignIn()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const evil = openBrowser((request) => {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
      request.headers.set('origin', ORIGIN)
      return signIn(request)
    }, 'https://evil.example')
    const signed = await sign({ nonce: await evil.readNonce(), domain: 'evil.example', uri: 'https://evil.example' })
    expect(readFields(await evil.verify(signed))).toEqual(['domain'])
  })
})

describe('bodies', () => {
  const send = (body: string, type = 'application/json') =>
    startSignIn()
      .openBrowser()
      .send('/verify', { method: 'POST', headers: { 'content-type': type }, body })

  test.each([
    ['no JSON', '{', 422, ['body']],
    ['nothing', '', 422, ['body']],
    ['a text', '"0x"', 422, ['body']],
    ['a list', '[]', 422, ['message', 'signature']],
    ['no fields', '{}', 422, ['message', 'signature']],
    ['numbers', '{"message":1,"signature":2}', 422, ['message', 'signature']],
    ['a long message', JSON.stringify({ message: 'm'.repeat(8_001), signature: '0x' }), 422, ['message']],
    ['64 KB', JSON.stringify({ message: 'm', signature: '0'.repeat(65_536) }), 400, ['body']],
    ['megabytes', '"'.padEnd(5_000_000, 'm'), 400, ['body']],
  ])('%s is refused', async (_what, body, status, fields) => {
    const reply = await send(body)
    expect(reply.status).toBe(status)
    expect(readFields(reply)).toEqual(fields)
  })

  test('of a form are refused, because any page may send one', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'text/application/json',
    ])
      expect(readFields(await send('{}', type))).toEqual(['content-type'])
  })
})

describe('limits and outages', () => {
  test('an address that tries too often waits, and others do not', async () => {
    const { signIn, clock } = startSignIn()
    const from = (address: string) => openBrowser((request) => signIn.answer(request, address), ORIGIN)
    const flood = from('192.0.2.1')
    const signed = await sign()
    const replies = await Promise.all(Array.from({ length: 30 }, () => flood.verify(signed)))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(replies.at(-1)?.headers.get('retry-after')).toBe('1')
    expect((await signInWith(from('192.0.2.2'))).status).toBe(200)
    clock.now += 1_100
    expect((await flood.send('/nonce')).status).toBe(200)
  })

  test('an address may be read from a header that the proxy writes', async () => {
    const readAddress = (request: Request) => request.headers.get('x-real-ip') ?? undefined
    const { openBrowser } = startSignIn({ readAddress, perAddress: { rate: 1, burst: 2 } })
    const browser = openBrowser()
    const headers = { 'x-real-ip': '192.0.2.1' }
    const statuses = []
    for (let index = 0; index < 3; index += 1) statuses.push((await browser.send('/nonce', { headers })).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  test('a flood of nonces takes no memory of the store', async () => {
    const store = {
      consumeNonce: async () => expect.fail('no nonce was used'),
      saveSession: async () => expect.fail('no account has signed in'),
      readSession: async () => undefined,
      deleteSession: async () => undefined,
    }
    const { openBrowser } = startSignIn({ store })
    const nonces = await Promise.all(Array.from({ length: 200 }, () => openBrowser().readNonce()))
    expect(new Set(nonces).size).toBe(200)
  })

  test('a store that fails is a 500 without its words, and is reported', async () => {
    const fail = async () => {
      throw new Error('password of the database')
    }
    const store = { consumeNonce: fail, saveSession: fail, readSession: fail, deleteSession: fail }
    const { openBrowser, reports } = startSignIn({ store })
    const reply = await signInWith(openBrowser())
    expect(reply.status).toBe(500)
    expect(JSON.stringify(reply.body)).not.toContain('password')
    expect(reports).toHaveLength(1)
  })
})

describe('options that are not valid throw at the start', () => {
  test.each<[option: string, changes: Partial<SignInOptions>]>([
    ['uri', { uri: 'app.example.com' }],
    ['uri', { uri: 'http://app.example.com' }],
    ['uri', { uri: 'ftp://app.example.com' }],
    ['domain', { domain: 'https://app.example.com' }],
    ['domain', { domain: 'example.com' }],
    ['domain', { domain: 'App.example.com' }],
    ['chains', { chains: [] }],
    ['secret', { secret: '' }],
    ['secret', { secret: 'short' }],
    ['path', { path: 'sign-in' }],
    ['path', { path: '/sign-in/' }],
    ['path', { path: '/a; Domain=example.com' }],
    ['sessionLifetime', { sessionLifetime: 0 }],
    ['sessionLifetime', { sessionLifetime: Number.POSITIVE_INFINITY }],
    ['nonceLifetime', { nonceLifetime: Number.NaN }],
  ])('%s: %j', (option, changes) => {
    const options = { domain: 'app.example.com', uri: ORIGIN, chains: [mainnet], secret: 's'.repeat(32), ...changes }
    expect(() => createSignIn(options)).toThrow(expect.objectContaining({ name: 'InvalidOptionError', option }))
  })

  test('and the secret is not printed', () => {
    const options = { domain: 'app.example.com', uri: ORIGIN, chains: [mainnet], secret: 'hunter2' }
    expect(() => createSignIn(options)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    )
  })
})
