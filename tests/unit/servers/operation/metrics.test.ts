import { expect, test } from 'vitest'
import { createMetrics, formatMetrics, METRICS_TYPE } from '../../../../servers/operation/metrics.js'
import { createOperation } from '../../../../servers/operation/operation.js'
import { serveOperation } from '../../../../servers/operation/serve-operation.js'
import { findSample, parseOpenMetrics } from '../../../fixtures/parse-open-metrics.js'

test('metrics are written as OpenMetrics 1.0: types, suffixes, escapes, buckets and the end', async () => {
  const metrics = createMetrics()
  const mails = metrics.counter('lintel_mails', 'Mails "by" what\nbecame of them, \\ or not.')
  mails.add({ result: 'a "quoted"\\\nresult' })
  mails.add({ result: 'a "quoted"\\\nresult' }, 2)
  metrics.gauge('lintel_connections', 'Open connections.', async () => 3)
  metrics.gauge('lintel_broken', 'Cannot be read.', () => {
    throw new Error('It is gone.')
  })
  const times = metrics.histogram('lintel_seconds', 'Times.', [0.5, 1, 2.5])
  for (const value of [0.25, 0.5, 2, 4]) times.observe(value, { route: '/v1/:id' })
  expect(await formatMetrics([metrics])).toBe(
    [
      '# TYPE lintel_mails counter',
      String.raw`# HELP lintel_mails Mails \"by\" what\nbecame of them, \\ or not.`,
      String.raw`lintel_mails_total{result="a \"quoted\"\\\nresult"} 3`,
      '# TYPE lintel_connections gauge',
      '# HELP lintel_connections Open connections.',
      'lintel_connections 3',
      '# TYPE lintel_broken gauge',
      '# HELP lintel_broken Cannot be read.',
      '# TYPE lintel_seconds histogram',
      '# HELP lintel_seconds Times.',
      'lintel_seconds_bucket{route="/v1/:id",le="0.5"} 2',
      'lintel_seconds_bucket{route="/v1/:id",le="1.0"} 2',
      'lintel_seconds_bucket{route="/v1/:id",le="2.5"} 3',
      'lintel_seconds_bucket{route="/v1/:id",le="+Inf"} 4',
      'lintel_seconds_count{route="/v1/:id"} 4',
      'lintel_seconds_sum{route="/v1/:id"} 6.75',
      '# EOF',
      '',
    ].join('\n'),
  )
})

test('families of several services with the same name are one', async () => {
  const [one, other] = [createOperation('relay'), createOperation('identity')]
  const families = parseOpenMetrics(await formatMetrics([one.metrics, other.metrics]))
  expect(families).toMatchObject([{ name: 'lintel_ready', samples: [{ value: 0 }, { value: 0 }] }])
})

test('health is that of all services of the process, and a check that hangs or throws is a reason', async () => {
  const [relay, identity] = [createOperation('relay'), createOperation('identity')]
  const served = await serveOperation([relay, identity], { port: 0 })
  const ask = async (path: string) => {
    const response = await fetch(`${served.url}${path}`)
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.text() }
  }
  expect(await ask('/health/live')).toMatchObject({ status: 200, body: '{"status":"ok"}\n' })
  expect(await ask('/health/ready')).toMatchObject({ status: 503, retryAfter: '2' })
  relay.change('running')
  identity.change('running')
  expect((await ask('/health/ready')).status).toBe(200)

  let isUp = false
  identity.require('the database does not answer', async () => {
    if (!isUp) throw new Error('ECONNREFUSED')
    return true
  })
  // The result of the checks before counts for half a second.
  await expect
    .poll(() => ask('/health'))
    .toMatchObject({
      status: 503,
      body: '{"status":"failing","reasons":["identity: the database does not answer"]}\n',
    })
  isUp = true
  await expect.poll(async () => (await ask('/health')).status).toBe(200)
  identity.change('stopping')
  expect((await ask('/health/ready')).body).toContain('identity: it is stopping')
  expect((await ask('/health/live')).status).toBe(200)

  const response = await fetch(`${served.url}/metrics`)
  expect(response.headers.get('content-type')).toBe(METRICS_TYPE)
  const families = parseOpenMetrics(await response.text())
  expect(findSample(families, 'lintel_ready', { service: 'relay' })).toBe(1)
  expect(findSample(families, 'lintel_ready', { service: 'identity' })).toBe(0)
  expect(findSample(families, 'process_cpu_seconds_total')).toBeGreaterThan(0)
  await served.close()
})

test('a port of metrics that another service has is said with its variable', async () => {
  const first = await serveOperation([createOperation('relay')], { port: 0 })
  const port = Number(new URL(first.url).port)
  await expect(serveOperation([createOperation('identity')], { port })).rejects.toThrow(
    `METRICS_PORT is ${port}, which another program or service has. Write a port for each service, such as IDENTITY_METRICS_PORT`,
  )
  await first.close()
})
