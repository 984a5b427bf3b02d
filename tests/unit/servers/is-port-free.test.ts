import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { preferPort } from '../../../servers/is-port-free.js'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Listens on `port`, or on a free one for 0. Returns it, or null when it is taken. */
function take(port: number): Promise<number | null> {
  const server = createServer()
  servers.push(server)
  return new Promise((resolve) => {
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : null)
    })
  })
}

test('a taken port is replaced by the same one at each start: the next free in steps of 20', async () => {
  const taken = (await take(0)) ?? 0
  const next = await preferPort(taken)
  expect(next).toBeGreaterThan(taken)
  expect((next - taken) % 20).toBe(0)
  expect(await preferPort(taken)).toBe(next)
  expect(await take(next)).toBe(next)
  const third = await preferPort(taken)
  expect(third).toBeGreaterThan(next)
  expect((third - taken) % 20).toBe(0)
})

test('there is no port above 65535', async () => {
  await take(65_535)
  expect(await preferPort(65_535)).toBe(0)
})
