import { formatEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../../servers/chains/contents/accounts.js'
import { startDataApi } from '../../../../../servers/data-api/node/start-data-api.js'
import { ordersDefinition } from '../../../../../servers/data-api/on-ramp/database/orders-definition.js'
import { startOnRampStandIn } from '../../../../../servers/on-ramp-stand-ins/start-on-ramp-stand-in.js'
import type { Service } from '../../../../../servers/service.js'
import { connectTo, type TestChain } from '../../chains/fixtures/local-chain.js'
import { startFilledChain } from '../../chains/fixtures/start-filled-chain.js'
import { listTestDatabases, type TestDatabases } from '../../fixtures/list-test-databases.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let databases: TestDatabases
let chain: TestChain
let dataApi: Service
let standIns: Service[]

beforeAll(async () => {
  databases = await listTestDatabases(ordersDefinition)[1].start()
  chain = await startFilledChain()
  standIns = await Promise.all(
    (['harbor-pay', 'quay'] as const).map((id) =>
      startOnRampStandIn({ id, port: 0, readWebhookUrl: () => `${dataApi.url}/v1/onramp/webhooks/${id}` }),
    ),
  )
  dataApi = await startDataApi({
    port: 0,
    rpcUrls: new Map([[31337, [chain.url]]]),
    standIns: { 'harbor-pay': standIns[0]?.url ?? '', quay: standIns[1]?.url ?? '' },
    database: await databases.locate(),
    indexChains: [],
    report: () => undefined,
    // Each order here comes from another address, so that none is over its limit.
    addressHeader: 'x-forwarded-for',
  })
  // Until its database is open.
  await vi.waitFor(
    async () => {
      const { status } = await fetch(`${dataApi.url}/v1/account/${accounts.fresh}/history?onramp=quay`)
      if (status !== 200) throw new Error(`The history is a ${status}.`)
    },
    { timeout: 20_000 },
  )
})
afterAll(async () => {
  await Promise.all(standIns.map((service) => service.close()))
  await dataApi.close()
  await chain.close()
  await databases.close()
})

let count = 0

async function order(provider: string, address: string) {
  const body = JSON.stringify({
    destinationWallets: [{ address }],
    defaultNetwork: 'local-ethereum',
    presetFiatAmount: 100,
    provider,
  })
  count += 1
  const response = await fetch(`${dataApi.url}/v1/generators/onrampurl`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost:3000',
      'x-forwarded-for': `192.0.2.${count}`,
    },
    body,
  })
  return response.json()
}

async function readOrder(provider: string, address: string) {
  const response = await fetch(`${dataApi.url}/v1/account/${address}/history?onramp=${provider}`)
  const { data } = await response.json()
  return data[0]
}

/** Sends one of the page's forms. */
async function answer(page: string, url: string, value: string) {
  const body = new URLSearchParams({ answer: value })
  const [form = ''] = /<form.*?<\/form>/s.exec(page) ?? []
  for (const [, name = '', text = ''] of form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)) {
    body.set(name, text.replaceAll('&amp;', '&'))
  }
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? ''
  return fetch(new URL(action, url), { method: 'POST', body })
}

describe.each(['harbor-pay', 'quay'])('the stand-in %s', (provider) => {
  test('a visitor pays on its page, and receives what was ordered, once', async () => {
    const address = privateKeyToAddress(generatePrivateKey())
    const { url, orderId, expiresAt } = await order(provider, address)
    expect(expiresAt).toBeGreaterThan(Date.now())
    const page = await (await fetch(url)).text()
    expect(page).toContain('This page is a stand-in')
    expect(page).toContain(address.toLowerCase())
    expect(page).toContain('Local Ethereum')
    await expect.poll(async () => (await readOrder(provider, address)).metadata.status).toBe('created')
    for (let times = 0; times < 2; times += 1) expect((await answer(page, url, 'approve')).status).toBe(200)
    await expect
      .poll(async () => (await readOrder(provider, address)).metadata.status, { timeout: 10_000 })
      .toBe('confirmed')
    const { id, metadata, transfers } = await readOrder(provider, address)
    expect([id, metadata.operationType]).toEqual([orderId, 'buy'])
    const client = connectTo(chain.url)
    const { status } = await client.getTransactionReceipt({ hash: metadata.hash })
    expect(status).toBe('success')
    expect(formatEther(await client.getBalance({ address }))).toBe(transfers[0].quantity.numeric)
  })

  test.each([
    ['decline', 'declined', undefined],
    ['close', 'cancelled', undefined],
    ['refuse', 'declined', 'kyc'],
    ['expire', 'expired', undefined],
    ['hold', 'held', undefined],
    ['refund', 'refunded', undefined],
  ])('%s leaves the order %s', async (action, status, reason) => {
    const address = privateKeyToAddress(generatePrivateKey())
    const { url } = await order(provider, address)
    const page = await (await fetch(url)).text()
    await answer(page, url, action)
    await expect.poll(async () => (await readOrder(provider, address)).metadata.status).toBe(status)
    expect((await readOrder(provider, address)).metadata.reason).toBe(reason)
  })
})

test('a signed link opens the same sale again, and not when it was changed', async () => {
  const { url } = await order('harbor-pay', privateKeyToAddress(generatePrivateKey()))
  expect([(await fetch(url)).status, (await fetch(url)).status]).toEqual([200, 200])
  const other = privateKeyToAddress(generatePrivateKey())
  const changes = [
    url.replace(/walletAddress=0x\w+/, `walletAddress=${other}`),
    url.replace(/&signature=.*/, ''),
    `${url}&walletAddress=${other}`,
  ]
  for (const changed of changes) expect((await fetch(changed)).status).toBe(400)
})

test('a session token works once', async () => {
  const { url } = await order('quay', privateKeyToAddress(generatePrivateKey()))
  expect([(await fetch(url)).status, (await fetch(url)).status]).toEqual([200, 410])
  expect((await fetch(url.replace(/=.*/, '=guessed'))).status).toBe(410)
})
