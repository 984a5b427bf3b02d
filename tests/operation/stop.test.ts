import { afterAll, expect, test, vi } from 'vitest'
import { startFakeNode } from '../unit/servers/data-api/fixtures/start-fake-node.js'
import { killServiceProcesses, startServiceProcess } from './fixtures/start-service-process.js'

vi.setConfig({ testTimeout: 40_000 })
afterAll(killServiceProcesses)

/** A data API without a database, and a call to its node that takes until `answer` is called. */
async function startBusy() {
  const node = await startFakeNode()
  let answer = () => {}
  node.answer = (_, response) => {
    answer = () => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x5' }))
    return undefined
  }
  // PostgreSQL that is not there: it is live, and not ready.
  const api = await startServiceProcess('data-api', {
    RPC_URLS: `1=${node.url}`,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  })
  const call = fetch(`${api.url}/v1/?chainId=eip155:1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
  }).then(
    async (response) => [response.status, (await response.json()).result] as const,
    () => 'cut' as const,
  )
  await vi.waitFor(() => expect(node.calls).toEqual(['eth_blockNumber']), { timeout: 10_000 })
  return { api, node, call, answer: () => answer() }
}

test('a stop finishes what is being answered, takes nothing new, and is not ready meanwhile', async () => {
  const { api, node, call, answer } = await startBusy()
  expect((await fetch(`${api.operationUrl}/health/live`)).status).toBe(200)
  const stopped = api.stop()
  const startedAt = performance.now()
  await vi.waitFor(() => expect(fetch(`${api.url}/v1/supported-chains`)).rejects.toThrow(), { timeout: 5_000 })
  const health = await fetch(`${api.operationUrl}/health/ready`)
  expect([health.status, await health.text()]).toEqual([503, expect.stringContaining('it is stopping')])
  expect((await fetch(`${api.operationUrl}/health/live`)).status).toBe(200)
  answer()
  expect(await call).toEqual([200, '0x5'])
  expect(await stopped).toBe(0)
  console.log(`Stopped ${(performance.now() - startedAt).toFixed(0)} ms after SIGTERM, with a request in between`)
  await node.close()
})

test('a second signal ends it at once', async () => {
  const { api, node, call } = await startBusy()
  const stopped = api.stop()
  // Twice within half a second is one Ctrl-C under npm.
  api.signal('SIGTERM')
  const early = await Promise.race([stopped, new Promise((resolve) => setTimeout(() => resolve('runs'), 800))])
  expect(early).toBe('runs')
  const startedAt = performance.now()
  api.signal('SIGTERM')
  expect(await stopped).toBe(1)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  expect(await call).toBe('cut')
  await node.close()
})
