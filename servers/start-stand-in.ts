import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { checkHost } from './http/check-host.js'
import { listen } from './http/listen.js'
import { pageStyle } from './identity/pages/render-page.js'
import type { Service } from './service.js'

export type StandIn = {
  name: string
  /** 0 uses a free port. */
  port: number
  /** The styles of its page, beside those of every page. */
  style: string
  /** Bytes. */
  maxBody: number
  /** Adds its pages. `signal` aborts when it closes. */
  add: (app: Hono, signal: AbortSignal) => void
}

/**
 * Starts the stand-in for a company, on loopback alone. Each has an origin of its own, as the real ones have.
 *
 * @throws Error when the port is taken.
 */
export async function startStandIn({ name, port, style, maxBody, add }: StandIn): Promise<Service> {
  const app = new Hono()
  const closing = new AbortController()
  app.use(async ({ req }, next) => {
    const refusal = checkHost(req.raw.headers)
    if (refusal) return refusal
    await next()
    return undefined
  })
  app.use(bodyLimit({ maxSize: maxBody }))
  app.get('/page.css', ({ body }) => body(pageStyle + style, 200, { 'content-type': 'text/css; charset=utf-8' }))
  add(app, closing.signal)
  const server = await listen({ fetch: (request) => app.fetch(request), port })
  return {
    name: `${name} (stand-in)`,
    url: server.url,
    pid: process.pid,
    async close() {
      closing.abort()
      await server.close()
    },
  }
}
