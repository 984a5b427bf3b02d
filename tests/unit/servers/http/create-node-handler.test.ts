import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { expect, test } from 'vitest'
import { createNodeHandler } from '../../../../servers/http/create-node-handler.js'
import { createOperation } from '../../../../servers/operation/operation.js'
import { serveOperation } from '../../../../servers/operation/serve-operation.js'

test('a handler and its health leave the global classes of the app as they are, and read a body of unknown length', async () => {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: 100 }))
  app.post('/echo', async ({ req, text }) => text(await req.text()))
  const classes = [globalThis.Request, globalThis.Response]
  const server = createServer(createNodeHandler(async (received) => app.fetch(received)))
  const health = await serveOperation([createOperation('identity')], { port: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  expect([globalThis.Request === classes[0], globalThis.Response === classes[1]]).toEqual([true, true])
  expect((await fetch(`${health.url}/health/live`)).status).toBe(200)
  await health.close()
  const send = async (...chunks: string[]) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ port, path: '/echo', method: 'POST' })
    for (const chunk of chunks) sent.write(chunk)
    sent.end()
    const [reply] = await once(sent, 'response')
    return [reply.statusCode, Buffer.concat(await reply.toArray()).toString()]
  }
  expect(await send('in ', 'parts')).toEqual([200, 'in parts'])
  expect((await send('a'.repeat(60), 'a'.repeat(60)))[0]).toBe(413)
  server.closeAllConnections()
  server.close()
})
