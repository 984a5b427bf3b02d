import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPages } from '../../../../servers/pages/start-pages.js'
import type { Service } from '../../../../servers/service.js'
import { createLoopbackSignIn } from '../../../../servers/sign-in/create-loopback-sign-in.js'
import { alice, openBrowser, sign } from './fixtures/start-sign-in.js'

describe('the sign-in of pages on this machine', () => {
  let pages: Service
  let port = 0
  beforeAll(async () => {
    const signIn = createLoopbackSignIn({
      chains: [{ id: 31337, name: 'Local', rpcUrl: 'http://127.0.0.1:9' }],
      readPort: () => port,
      path: '/sign-in',
    })
    const policy = { connect: [], images: [], frame: [], forms: [], ancestors: [] }
    const readConfig = () => ({ chains: [], networks: [], services: { signIn: '/sign-in' } })
    pages = await startPages({
      name: 'Pages',
      folder: import.meta.dirname,
      port: 0,
      readConfig,
      readPolicy: () => policy,
      mounts: { '/sign-in': signIn },
    })
    port = Number(new URL(pages.url).port)
  })
  afterAll(() => pages.close())

  /** A browser on a page that is opened by `host`, signed in to `domain`. */
  async function signInAt(host: string, domain = `${host}:${port}`) {
    const browser = openBrowser((asked) => fetch(asked), `http://${host}:${port}/sign-in`)
    const send = async (path: string, init: RequestInit = {}) =>
      browser.send(path, { ...init, headers: { ...init.headers, origin: `http://${host}:${port}` } })
    const { body } = await send('/nonce')
    const signed = await sign({
      nonce: body.nonce ?? '',
      domain,
      uri: `http://${domain}`,
      chainId: 'eip155:31337',
      issuedAt: new Date().toISOString(),
    })
    const headers = { 'content-type': 'application/json' }
    const reply = await send('/verify', { method: 'POST', headers, body: JSON.stringify(signed) })
    return { reply, session: (await send('/session')).body.session }
  }

  test.each(['localhost', '127.0.0.1'])('works at %s', async (host) => {
    const { reply, session } = await signInAt(host)
    expect(reply.status).toBe(200)
    expect(session).toMatchObject({ accountAddress: alice.address, chainId: 'eip155:31337' })
  })

  test('refuses a message for the other name of the machine, or for another port', async () => {
    for (const domain of [`127.0.0.1:${port}`, 'localhost:3000', 'localhost']) {
      const { reply, session } = await signInAt('localhost', domain)
      expect(reply.body.reasons?.[0]?.field).toBe('domain')
      expect(session).toBeNull()
    }
  })

  test.each(['evil.example', 'localhost.evil.example', '[::1]', '127.0.0.1@evil.example'])(
    'refuses the host %j',
    async (host) => {
      const status = await new Promise((resolve, reject) => {
        const asked = request(`${pages.url}/sign-in/nonce`, { headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        asked.once('error', reject).end()
      })
      expect([400, 401]).toContain(status)
    },
  )
})
