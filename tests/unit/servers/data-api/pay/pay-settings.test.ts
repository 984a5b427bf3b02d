import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPay } from '../../../../../servers/data-api/node/read-pay.js'
import { findApp, readBearer } from '../../../../../servers/data-api/pay/pay-apps.js'
import { isWebhookUrl, postWebhook } from '../../../../../servers/data-api/pay/post-webhook.js'

const hash = (key: string) => createHash('sha256').update(key).digest('hex')
const app = { id: 'shop', merchant: { name: 'Shop' }, keyHashes: [hash('one'), hash('two')] }
const webhook = { url: 'https://shop.example/hook', secret: 'sixteen letters…' }

test('an app is found by either of its keys alone', () => {
  const apps = [app, { ...app, id: 'stall', keyHashes: [hash('three')] }]
  const find = (key: string) => findApp(apps, key)?.id
  expect([find('one'), find('two'), find('three')]).toEqual(['shop', 'shop', 'stall'])
  expect([find(''), find('One'), find(hash('one')), findApp([], '')]).toEqual(Array(4).fill(undefined))
  expect([readBearer('Bearer abc'), readBearer('abc'), readBearer('Basic abc'), readBearer(undefined)]).toEqual([
    'abc',
    '',
    '',
    '',
  ])
})

test.each([
  ['https://shop.example/hook', true],
  ['http://shop.example/hook', false],
  ['https://user:password@shop.example/hook', false],
  ['https://localhost/hook', false],
  ['https://127.0.0.1/hook', false],
  ['https://10.0.0.1/hook', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/hook', false],
  ['https://[fd00::1]/hook', false],
  ['https://0x7f000001/hook', false],
  ['file:///etc/passwd', false],
  ['not a URL', false],
])('whether a webhook is sent to %s: %s', async (url, isAllowed) => {
  expect(isWebhookUrl(url, { allowsLoopback: false })).toBe(isAllowed)
  if (isAllowed) return
  await expect(postWebhook({ url, body: '{}', headers: {} }, { allowsLoopback: false })).rejects.toThrow('not sent')
})

test('a host whose name leads into this machine is not connected to', async () => {
  const send = postWebhook({ url: 'https://sub.localhost/', body: '{}', headers: {} }, { allowsLoopback: true })
  await expect(send).rejects.toThrow(/not public|ENOTFOUND|EAI_AGAIN/)
})

test('the operator’s apps are read, and what is wrong is said without their secrets', () => {
  const read = (env: NodeJS.ProcessEnv) => readPay(env)
  expect(read({})).toBeUndefined()
  expect(read({ PAY_APPS: JSON.stringify([{ ...app, webhook }]), PAY_CONFIRMATIONS: '1=12' })).toEqual({
    apps: [{ ...app, webhook }],
    confirmations: new Map([[1, 12]]),
  })
  const local = { ...app, webhook: { ...webhook, url: 'http://localhost:3000/hook' } }
  expect(read({ PAY_APPS: JSON.stringify([local]), ALLOW_LOOPBACK: '1' })?.apps).toEqual([local])
  expect(() => read({ PAY_APPS: JSON.stringify([local]) })).toThrow('PAY_APPS has an app shop whose webhook')
  const wrong = JSON.stringify([{ ...app, keyHashes: ['the key itself'] }])
  expect(() => read({ PAY_APPS: wrong })).toThrow(
    /^PAY_APPS is not valid\. Write a JSON list of apps as docs\/pay-server\.md/,
  )
  expect(() => read({ PAY_APPS: JSON.stringify([app, app]) })).toThrow('PAY_APPS is not valid')
  expect(() => read({ PAY_APPS: '[]', PAY_CONFIRMATIONS: '1=0' })).toThrow('PAY_CONFIRMATIONS')
  expect(() => read({ PAY_APPS: '[]', EXCHANGE_STAND_INS: 'northbay=https://exchange.example' })).toThrow('EXCHANGE')
})
