import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateKeyPairSigner } from '@solana/kit'
import { formatEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { startLocalSolana } from '../../../../servers/chains/solana/start-local-solana.js'
import { startDataApi } from '../../../../servers/data-api/node/start-data-api.js'
import { ordersDefinition } from '../../../../servers/data-api/on-ramp/database/orders-definition.js'
import { startOnRampStandIn } from '../../../../servers/on-ramp-stand-ins/start-on-ramp-stand-in.js'
import type { Service } from '../../../../servers/service.js'
import { connectTo, type TestChain } from '../chains/fixtures/local-chain.js'
import { startFilledChain } from '../chains/fixtures/start-filled-chain.js'
import { createTestDatabases, type TestDatabases } from '../fixtures/create-test-databases.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let databases: TestDatabases
let chain: TestChain
let dataApi: Service
let solana: Service
let standIns: Service[]
const folder = mkdtempSync(join(tmpdir(), 'lintel-stand-ins-'))
const origin = 'http://localhost:3000'

beforeAll(async () => {
  databases = await createTestDatabases(ordersDefinition).postgres.start()
  const statePath = join(folder, 'chain.json')
  solana = await startLocalSolana({ port: 0, statePath, report: () => undefined })
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
    solanaUrl: solana.url,
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
  await solana.close()
  await databases.close()
  rmSync(folder, { recursive: true, force: true })
})

let count = 0

async function post(path: string, body: object) {
  count += 1
  const response = await fetch(`${dataApi.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': `192.0.2.${count}` },
    body: JSON.stringify(body),
  })
  return response.json()
}

function order(provider: string, address: string, more: object = {}) {
  const defaultNetwork = 'local-ethereum'
  const destinationWallets = [{ address }]
  return post('/v1/generators/onrampurl', {
    destinationWallets,
    defaultNetwork,
    presetFiatAmount: 100,
    provider,
    ...more,
  })
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
    const { url, orderId, expiresAt } = await order(provider, address, { returnUrl: `${origin}/buy?token=secret#x` })
    expect(expiresAt).toBeGreaterThan(Date.now())
    const page = await (await fetch(url)).text()
    expect(page).toContain('This page is a stand-in')
    expect(page).toContain(`<a href="${origin}/buy" rel="noreferrer">Back to the app</a>`)
    expect(page).toContain(address.toLowerCase())
    expect(page).toContain('Local Ethereum')
    await expect.poll(async () => (await readOrder(provider, address)).metadata.status).toBe('created')
    for (let times = 0; times < 2; times += 1) expect((await answer(page, url, 'pay')).status).toBe(200)
    await expect.poll(async () => (await readOrder(provider, address)).metadata.status).toBe('confirmed')
    const { id, metadata, transfers } = await readOrder(provider, address)
    expect([id, metadata.operationType]).toEqual([orderId, 'buy'])
    const client = connectTo(chain.url)
    const { status } = await client.getTransactionReceipt({ hash: metadata.hash })
    expect(status).toBe('success')
    expect(formatEther(await client.getBalance({ address }))).toBe(transfers[0].quantity.numeric)
  })

  test.each([
    ['decline', 'declined', undefined],
    ['leave', 'cancelled', undefined],
    ['later', 'paying', undefined],
    ['half', 'held', undefined],
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

describe.each(['harbor-pay', 'quay'])('the page of %s', (provider) => {
  test('is left and opened anew with the same order, and paid late', async () => {
    const address = privateKeyToAddress(generatePrivateKey())
    const { url, orderId, orderKey } = await order(provider, address)
    await answer(await (await fetch(url)).text(), url, 'later')
    await expect.poll(async () => (await readOrder(provider, address)).metadata.status).toBe('paying')
    const again = await post(`/v1/onramp/orders/${orderId}/url`, { orderKey })
    expect([again.orderId, new URL(again.url).origin]).toEqual([orderId, new URL(url).origin])
    const page = await (await fetch(again.url)).text()
    expect(page).toContain(address.toLowerCase())
    await answer(page, again.url, 'pay')
    const read = async () => (await readOrder(provider, address)).metadata
    await expect.poll(async () => (await read()).status).toBe('confirmed')
    const late = await post(`/v1/onramp/orders/${orderId}/url`, { orderKey })
    expect(late.reasons[0].description).toBe('It cannot be paid any more.')
  })

  test('has controls with names of their own, and sends no script', async () => {
    const { url } = await order(provider, privateKeyToAddress(generatePrivateKey()), { paymentMethod: 'ach' })
    const response = await fetch(url)
    const page = await response.text()
    const names = [...page.matchAll(/<button[^>]*>([^<]+)<|<label>([^<]+) <input|<h2[^>]*>([^<]+)</g)]
    expect(names.map(([, ...parts]) => parts.find(Boolean))).toEqual([
      ...['Your order', 'Bank transfer', 'Account number', 'Pay by bank transfer', 'Pay later', 'Pay half'],
      ...['Card', 'Card number', 'Valid until', 'Pay by card', 'Decline the card', 'Leave', 'Leave without paying'],
      ...['What the seller decides', 'Refuse the person (KYC)', 'Put on hold', 'Refund', 'Let it expire'],
    ])
    expect(page).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('sells SOL on Local Solana', async () => {
    const { address } = await generateKeyPairSigner()
    const { url } = await order(provider, address, { defaultNetwork: 'local-solana' })
    const page = await (await fetch(url)).text()
    expect(page).toContain(address)
    await answer(page, url, 'pay')
    const read = async () => (await readOrder(provider, address)).metadata
    await expect.poll(async () => (await read()).status).toBe('confirmed')
    expect((await read()).hash).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
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
