import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addPayEndpoints } from '../../../../../servers/data-api/endpoints/add-pay-endpoints.js'
import type { DataApiEnv } from '../../../../../servers/data-api/endpoints/api-context.js'
import type { Payments } from '../../../../../servers/data-api/pay/create-payments.js'
import { samplePayment } from '../../pay/sample-payment.js'

test('an app that creates requests without end is held up, and another one is not', async () => {
  const app = new Hono<DataApiEnv>()
  const apps = ['shop', 'stall'].map((id) => {
    const keyHashes = [createHash('sha256').update(id).digest('hex')]
    return { id, merchant: { name: id }, keyHashes }
  })
  const payments = { createRequest: async () => samplePayment } as Partial<Payments> as Payments
  let now = 0
  addPayEndpoints(app, payments, { apps, now: () => now })
  const body = JSON.stringify({
    description: 'Order 7',
    options: samplePayment.options.map(({ asset, amount, recipient }) => ({ asset, amount, recipient })),
  })
  const create = async (key: string) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const env = { charge: () => undefined, caller: { address: undefined, projectId: undefined } }
    return (await app.request('/v1/pay/requests', { method: 'POST', headers, body }, env)).status
  }
  const statuses = await Promise.all(Array.from({ length: 501 }, () => create('shop')))
  expect(statuses.filter((status) => status === 200)).toHaveLength(500)
  expect([await create('shop'), await create('stall')]).toEqual([429, 200])
  now += 1_000
  expect(await create('shop')).toBe(200)
})
