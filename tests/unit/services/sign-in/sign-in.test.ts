import { privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSignInMessage, type Signed, type SignInSession } from '../../../../src/core/index.js'
import { type SignInOptions, signIn } from '../../../../src/services/sign-in/index.js'

const key = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const account = { accountAddress: key.address, chainId: 'eip155:1' } as const
const nothing = { stored: [] }

beforeEach(() => {
  vi.stubGlobal('location', { host: 'localhost:5173', origin: 'http://localhost:5173' })
  return () => vi.unstubAllGlobals()
})

type Call = { path: string; method: string; credentials: string | undefined; body: unknown }

/** A sign-in server that answers as docs/sign-in-server.md says. `failure` replaces its answers. */
function createServer() {
  const server = {
    calls: [] as Call[],
    session: null as { accountAddress: string; chainId: string; expirationTime?: string } | null,
    failure: null as { status: number; body: unknown } | null,
    replies: {} as Record<string, unknown>,
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const { pathname } = new URL(String(input), 'http://localhost:5173')
      const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined
      server.calls.push({ path: pathname, method: init?.method ?? 'GET', credentials: init?.credentials, body })
      if (server.failure) return Response.json(server.failure.body, { status: server.failure.status })
      return Response.json(pathname in server.replies ? server.replies[pathname] : answer(pathname, body))
    },
  }
  function answer(path: string, body: unknown): unknown {
    if (path === '/sign-in/nonce') return { nonce: 'servernonce42' }
    if (path === '/sign-in/sign-out') server.session = null
    if (path === '/sign-in/verify') {
      const { accountAddress = '', chainId = '' } = parseSignInMessage((body as SignInSession).message) ?? {}
      server.session = { accountAddress, chainId, expirationTime: '2030-01-01T00:00:00.000Z' }
    }
    return path === '/sign-in/sign-out' ? {} : { session: server.session }
  }
  const start = (options: SignInOptions = {}) =>
    signIn({ server: '/sign-in', fetch: (input, init) => server.fetch(input, init), ...options })
  return { server, start }
}

async function sign(siwx: ReturnType<typeof signIn>): Promise<{ session: SignInSession; signed: Signed }> {
  const created = await siwx.createMessage(account)
  const message = String(created)
  const signature = await key.signMessage({ message })
  return {
    session: { data: created.data, message, signature },
    signed: { signature, encoding: 'hex', scheme: 'eip191', address: key.address },
  }
}

describe('with a server', () => {
  it('writes a message of this page with the nonce of the server', async () => {
    const { server, start } = createServer()
    const message = String(await start({ statement: 'Sign in to Harbor.' }).createMessage(account))
    expect(parseSiweMessage(message)).toMatchObject({
      domain: 'localhost:5173',
      uri: 'http://localhost:5173',
      nonce: 'servernonce42',
      chainId: 1,
      address: key.address,
      statement: 'Sign in to Harbor.',
    })
    expect(parseSignInMessage(message)?.expirationTime).toBeUndefined()
    expect(server.calls).toEqual([{ path: '/sign-in/nonce', method: 'GET', credentials: 'include', body: undefined }])
  })

  it('takes domain, URI and lifetime from its options', async () => {
    const { start } = createServer()
    const { data } = await start({
      domain: 'app.example.com',
      uri: 'https://app.example.com',
      lifetime: 60_000,
    }).createMessage(account)
    expect([data.domain, data.uri]).toEqual(['app.example.com', 'https://app.example.com'])
    expect(Date.parse(data.expirationTime ?? '') - Date.parse(data.issuedAt)).toBe(60_000)
  })

  it('sends the message, the signature and how it was signed, with cookies', async () => {
    const { server, start } = createServer()
    const siwx = start()
    const { session, signed } = await sign(siwx)
    await siwx.addSession(session, { signed, verify: () => Promise.reject(new Error('The server decides.')) })
    expect(server.calls.at(-1)).toEqual({
      path: '/sign-in/verify',
      method: 'POST',
      credentials: 'include',
      body: { message: session.message, signature: session.signature, scheme: 'eip191' },
    })
  })

  it('knows the session of the server, with the expiry that the server gives it', async () => {
    const { server, start } = createServer()
    const siwx = start()
    const { session } = await sign(siwx)
    const read = () => siwx.getSessions('eip155:1', key.address.toLowerCase(), { stored: [session] })
    expect(await read()).toEqual([])
    server.session = { ...account, expirationTime: '2030-01-01T00:00:00.000Z' }
    expect(await read()).toEqual([{ ...session, data: { ...session.data, ...server.session } }])
    expect(await siwx.getSessions('eip155:1', key.address, nothing)).toEqual([{ data: server.session }])
    expect(await siwx.getSessions('eip155:10', key.address, nothing)).toEqual([])
    expect(await siwx.getSessions('eip155:1', other, nothing)).toEqual([])
  })

  it('revoking one sign-in session leaves the others', async () => {
    const { server, start } = createServer()
    server.session = { ...account }
    await start().revokeSession('eip155:1', other)
    await start().revokeSession('eip155:10', key.address)
    expect(server.session).not.toBeNull()
    await start().revokeSession('eip155:1', key.address)
    expect(server.session).toBeNull()
  })

  it('says why the server refused', async () => {
    const { server, start } = createServer()
    const siwx = start()
    const { session, signed } = await sign(siwx)
    server.failure = { status: 401, body: { status: 'FAILED', reasons: [{ field: 'nonce', description: 'Used.' }] } }
    await expect(siwx.addSession(session, { signed, verify: async () => true })).rejects.toMatchObject({
      code: 'sign-in-refused',
      details: 'nonce: Used.',
    })
  })

  it.each<[string, { status: number; body: unknown }]>([
    ['an outage', { status: 503, body: {} }],
    ['another error', { status: 400, body: { status: 'FAILED', reasons: [] } }],
  ])('is unavailable after %s', async (_name, failure) => {
    const { server, start } = createServer()
    server.failure = failure
    await expect(start().createMessage(account)).rejects.toMatchObject({
      code: 'sign-in-unavailable',
      details: expect.stringContaining(String(failure.status)),
    })
  })

  it.each([
    ['/sign-in/nonce', { nonce: 'a b' }],
    ['/sign-in/nonce', { nonce: 'short' }],
    ['/sign-in/nonce', null],
    ['/sign-in/session', { session: { accountAddress: '<b>', chainId: 'eip155:1' } }],
    ['/sign-in/session', { session: { accountAddress: other, chainId: 'eip155' } }],
    ['/sign-in/session', { session: { accountAddress: other, chainId: 'eip155:1', expirationTime: 'soon' } }],
  ])('refuses a reply of %s that is not valid: %j', async (path, reply) => {
    const { server, start } = createServer()
    server.replies[path] = reply
    const siwx = start()
    const ask = path.endsWith('nonce')
      ? siwx.createMessage(account)
      : siwx.getSessions('eip155:1', key.address, nothing)
    await expect(ask).rejects.toMatchObject({ code: 'sign-in-unavailable' })
  })
})

describe('without a server', () => {
  it('makes nonces of 128 random bits, each once', async () => {
    const siwx = signIn()
    const nonces = await Promise.all(
      Array.from({ length: 50 }, async () => (await siwx.createMessage(account)).data.nonce),
    )
    expect(new Set(nonces).size).toBe(50)
    for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  })

  it('holds for 7 days, is verified by the adapter, and kept by the browser', async () => {
    const siwx = signIn()
    const { session, signed } = await sign(siwx)
    const { issuedAt, expirationTime = '' } = session.data
    expect(Date.parse(expirationTime) - Date.parse(issuedAt)).toBe(7 * 86_400_000)
    await siwx.addSession(session, { signed, verify: async () => true })
    await expect(siwx.addSession(session, { signed, verify: async () => false })).rejects.toMatchObject({
      code: 'sign-in-refused',
    })
    const stored = [session]
    expect(await siwx.getSessions('eip155:1', key.address.toLowerCase(), { stored })).toEqual([session])
    expect(await siwx.getSessions('eip155:10', key.address, { stored })).toEqual([])
  })
})

describe('options', () => {
  it('are required and end with the wallet by default', () => {
    expect([signIn().getRequired?.(), signIn().signOutOnDisconnect]).toEqual([true, true])
    const optional = signIn({ required: false, signOutOnDisconnect: false })
    expect([optional.getRequired?.(), optional.signOutOnDisconnect]).toEqual([false, false])
  })

  it.each<[string, SignInOptions]>([
    ['signIn.server', { server: 'example.com' }],
    ['signIn.server', { server: '/sign-in?x=1' }],
    ['signIn.lifetime', { lifetime: 0 }],
    ['signIn.lifetime', { lifetime: Number.NaN }],
  ])('%s of %j is refused', (option, options) => {
    expect(() => signIn(options)).toThrow(`\`${option}\` is not valid`)
  })

  it('refuses a statement with a line break before anything is signed', async () => {
    await expect(signIn({ statement: 'One\nTwo' }).createMessage(account)).rejects.toThrow('`statement`')
  })
})
