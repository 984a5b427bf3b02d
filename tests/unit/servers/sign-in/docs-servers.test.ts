import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readDocSamples } from '../../../fixtures/doc-samples.js'
import { findFreePort } from '../../../fixtures/find-free-port.js'
import { ROOT } from '../../../fixtures/source-files.js'
import { startRedis } from '../relay/fixtures/start-redis.js'
import { alice, ORIGIN, openBrowser, sign } from './fixtures/start-sign-in.js'

/** The servers of docs/sign-in-server.md, run as they are written. */
const folder = join(ROOT, 'node_modules/.cache')
const secret = 'a secret of at least thirty-two characters'
let samples: string
let port: number

/** Writes the blocks of the page to files. `lintel/server` is its source, and the port a free one. */
function writeSamples(): void {
  for (const { path, code } of readDocSamples('docs/sign-in-server.md')) {
    const file = join(samples, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      code.replaceAll("'lintel/server'", `'${join(ROOT, 'servers/index.ts')}'`).replace('port: 8080', `port: ${port}`),
    )
  }
}

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  samples = mkdtempSync(join(folder, 'sign-in-samples-'))
  // The samples are modules.
  writeFileSync(join(samples, 'package.json'), '{ "type": "module" }')
  port = await findFreePort()
  writeSamples()
})

afterAll(() => rmSync(samples, { recursive: true, force: true }))

const signNow = async (nonce: string) => sign({ nonce, issuedAt: new Date().toISOString() })

test('Hono: a visitor signs in, an endpoint of the app knows who it is, and a sign-out ends it', async () => {
  const server: ChildProcess = spawn(process.execPath, ['--import', 'tsx', join(samples, 'hono/server.ts')], {
    cwd: ROOT,
    env: { ...process.env, SIGN_IN_SECRET: secret },
    stdio: 'inherit',
  })
  try {
    const answer = async (request: Request) => {
      const { pathname } = new URL(request.url)
      const path = pathname.startsWith('/api/') ? pathname : `/sign-in${pathname}`
      const { method, headers } = request
      const body = method === 'POST' ? await request.text() : null
      return fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body })
    }
    const browser = openBrowser(answer, ORIGIN)
    const readOrders = async () => (await browser.send('/api/orders')).body
    await vi.waitFor(readOrders, { timeout: 20_000, interval: 100 })
    expect(await readOrders()).toEqual({ error: 'Sign in first.' })
    const { status } = await browser.verify(await signNow(await browser.readNonce()))
    expect(status).toBe(200)
    expect(await readOrders()).toEqual({ orders: [], account: alice.address })
    await browser.signOut()
    expect(await readOrders()).toEqual({ error: 'Sign in first.' })
  } finally {
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
  }
}, 60_000)

test('Next.js: the routes keep the session in Redis, for every process that shares it', async () => {
  const redis = await startRedis()
  vi.stubEnv('REDIS_URL', redis.url)
  vi.stubEnv('SIGN_IN_SECRET', secret)
  // A client of Redis reports that the server of this test has ended.
  vi.spyOn(console, 'error').mockReturnValue()
  try {
    const load = async () => {
      vi.resetModules()
      const route = await import(join(samples, 'next/app/api/sign-in/[endpoint]/route.ts'))
      const { signIn } = await import(join(samples, 'next/sign-in.ts'))
      return { route, signIn }
    }
    const [first, second] = [await load(), await load()]
    const asRequest = (request: Request) => new Request(request.url.replace(ORIGIN, `${ORIGIN}/api/sign-in`), request)
    const browser = openBrowser((request) => first.route[request.method](asRequest(request)), ORIGIN)
    const signed = await signNow(await browser.readNonce())
    expect((await browser.verify(signed)).status).toBe(200)
    expect((await browser.verify(signed)).status).toBe(401)
    // The page reads the session by the headers alone.
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers({ cookie })
    expect(await second.signIn.readSession({ headers })).toMatchObject({ accountAddress: alice.address })
    await browser.signOut()
    expect(await second.signIn.readSession({ headers })).toBeNull()
  } finally {
    vi.unstubAllEnvs()
    await redis.close()
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
  }
}, 60_000)
