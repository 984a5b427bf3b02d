import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { checkHost } from '../http/check-host.js'
import { listen } from '../http/listen.js'
import { pageStyle } from '../identity/pages/render-page.js'
import type { Service } from '../service.js'
import { addSessionTokenStandIn } from './add-session-token-stand-in.js'
import { addSignedLinkStandIn } from './add-signed-link-stand-in.js'
import { saleStyle } from './render-sale.js'
import { sendWebhook } from './send-webhook.js'

const add = { 'harbor-pay': addSignedLinkStandIn, quay: addSessionTokenStandIn } as const
const names = { 'harbor-pay': 'Harbor Pay (stand-in)', quay: 'Quay (stand-in)' } as const

export type StartOnRampStandInOptions = {
  id: keyof typeof add
  /** 0 uses a free port. */
  port: number
  /** The URL of its events. Read for each event. */
  readWebhookUrl: () => string
}

/** Bytes. */
const MAX_BODY = 16_384

/**
 * Starts the stand-in for a seller, on loopback alone: the opener of its page decides the payment. Each has an origin of its
 * own, as real sellers have. Its sales are in memory.
 *
 * @throws Error when the port is taken.
 */
export async function startOnRampStandIn({ id, port, readWebhookUrl }: StartOnRampStandInOptions): Promise<Service> {
  const app = new Hono()
  const closing = new AbortController()
  app.use(async ({ req }, next) => {
    const refusal = checkHost(req.raw.headers)
    if (refusal) return refusal
    await next()
    return undefined
  })
  app.use(bodyLimit({ maxSize: MAX_BODY }))
  app.get('/page.css', ({ body }) => body(pageStyle + saleStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  add[id](app, { readWebhookUrl, send: (webhook) => void sendWebhook(webhook, closing.signal) })
  const server = await listen({ fetch: (request) => app.fetch(request), port })
  return {
    name: names[id],
    url: server.url,
    pid: process.pid,
    async close() {
      closing.abort()
      await server.close()
    },
  }
}
