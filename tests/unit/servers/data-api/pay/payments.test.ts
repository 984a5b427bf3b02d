import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { type Address, encodeDeployData, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callAnvil } from '../../../../../servers/chains/call-anvil.js'
import { readArtifact } from '../../../../../servers/chains/contents/plan/read-compiled.js'
import { indexDefinition } from '../../../../../servers/data-api/database/index-definition.js'
import { paymentsDefinition } from '../../../../../servers/data-api/pay/database/payments-definition.js'
import { requests } from '../../../../../servers/data-api/pay/database/schema.js'
import type { Database } from '../../../../../servers/database/database.js'
import { type Listening, listen } from '../../../../../servers/http/listen.js'
import { verifyPaymentWebhook } from '../../../../../servers/index.js'
import type { PaymentRequest } from '../../../../../src/features/pay/data/schema.js'
import { connectTo } from '../../chains/fixtures/local-chain.js'
import { compileSolidity } from '../../fixtures/compile-solidity.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'
import { callApi } from '../fixtures/call-api.js'
import { openPayOffice, type PayOffice, secret } from '../fixtures/pay-office.js'
import { sendTransaction } from '../fixtures/send-transaction.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const definition = { ...indexDefinition, migrations: [...indexDefinition.migrations, ...paymentsDefinition.migrations] }
const createAddress = () => privateKeyToAddress(generatePrivateKey())

describe('payments', () => {
  let databases: TestDatabases
  let database: Database
  let office: PayOffice
  let shop: Listening
  /** The events that the shop was told, and its answers. */
  const deliveries: { body: string; signature: string }[] = []
  let answers: Response[] = []
  beforeAll(async () => {
    databases = await createTestDatabases(definition).postgres.start()
    database = await databases.open()
    shop = await listen({
      port: 0,
      async fetch(request) {
        deliveries.push({ body: await request.text(), signature: request.headers.get('lintel-signature') ?? '' })
        return answers.shift() ?? new Response(null, { status: 204 })
      },
    })
    office = await openPayOffice(database, `${shop.url}/hook`)
  })
  afterAll(async () => {
    await office.close()
    await database.close()
    await databases.close()
    await shop.close()
  })

  const waitFor = (id: string, status: string) => expect.poll(async () => (await office.read(id)).status).toBe(status)
  const addressOf = ({ options }: PaymentRequest) => options[0]?.address ?? ''
  const balanceOf = (token: Address, account: Address) =>
    connectTo(office.url).readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  /** Until then it makes blocks. Then the receiver has it. */
  const waitForSweep = async (request: PaymentRequest) => {
    const [, token = ''] = request.options[0]?.asset.split('erc20:') ?? []
    const address = (addressOf(request).split(':').at(-1) ?? '0x') as Address
    await expect.poll(() => balanceOf(token as Address, address)).toBe(0n)
  }
  const listDeliveries = (id: string) =>
    deliveries.map(({ body }) => JSON.parse(body)).filter(({ request }) => request.id === id) as {
      id: string
      event: string
    }[]

  test('a payment is seen, confirmed block by block, paid on to its receiver, and the shop is told each step', async () => {
    const { dollar } = office.tokens
    const before = await balanceOf(dollar, office.receiver)
    const request = await office.request([[dollar, 25_000_000n]], { orderId: '1207' })
    expect(request.options[0]).toMatchObject({ symbol: 'USD', decimals: 6, chainName: 'Local Ethereum' })
    const hash = await office.send(dollar, addressOf(request), 25_000_000n)
    await office.mine()
    await waitFor(request.id, 'seen')
    await office.mine(1)
    await waitFor(request.id, 'confirming')
    expect((await office.read(request.id)).received).toMatchObject([{ hash, confirmations: 2, required: 3 }])
    expect(await balanceOf(dollar, office.receiver)).toBe(before)
    await office.mine(1)
    await waitFor(request.id, 'paid')
    await waitForSweep(request)
    expect(await balanceOf(dollar, office.receiver)).toBe(before + 25_000_000n)
    await expect.poll(() => listDeliveries(request.id).length).toBe(3)
    const steps = listDeliveries(request.id)
    expect(steps.map(({ event }) => event)).toEqual(['payment.seen', 'payment.confirming', 'payment.paid'])
    expect(new Set(steps.map(({ id }) => id)).size).toBe(3)
    const last = deliveries.at(-1) ?? { body: '', signature: '' }
    const { request: sent } = await verifyPaymentWebhook({ ...last, secrets: ['another one', secret] })
    expect([sent.orderId, sent.status, sent.version]).toEqual(['1207', 'paid', 1])
  })

  test('a reorganisation of 2 blocks goes back to confirming, and one that loses the transfer to waiting', async () => {
    const { dollar } = office.tokens
    const request = await office.request([[dollar, 500n]])
    await office.send(dollar, addressOf(request), 500n)
    await office.mine(1)
    await waitFor(request.id, 'confirming')
    await callAnvil(office.url, 'anvil_rollback', [2])
    await office.mine(3)
    await waitFor(request.id, 'waiting')
    await office.send(dollar, addressOf(request), 500n)
    await office.mine(1)
    await waitFor(request.id, 'confirming')
    await callAnvil(office.url, 'anvil_rollback', [1])
    await callAnvil(office.url, 'anvil_mine', ['0x1'])
    await office.mine()
    await waitFor(request.id, 'confirming')
    await office.mine(1)
    await waitFor(request.id, 'paid')
    await waitForSweep(request)
  })

  test('ETH that a contract pays counts, 0 decimals are exact, and what keeps a fee of transfers is under', async () => {
    const { ticket, fee } = office.tokens
    const [ether, tickets, taxed] = [
      await office.request([[null, 1_000n]]),
      await office.request([[ticket, 3n]]),
      await office.request([[fee, 1_000_000n]]),
    ]
    const splitter = await office.deploy(readArtifact('PaymentSplitter').bytecode)
    const to = (addressOf(ether).split(':').at(-1) ?? '0x') as Address
    const abi = parseAbi(['function forward(address to) payable'])
    const data = encodeFunctionData({ abi, functionName: 'forward', args: [to] })
    await sendTransaction(office.url, { from: office.from, to: splitter, data, value: '0x3e8' })
    await office.send(ticket, addressOf(tickets), 3n)
    await office.send(fee, addressOf(taxed), 1_000_000n)
    await office.mine(3)
    await waitFor(ether.id, 'paid')
    await waitFor(tickets.id, 'paid')
    await waitForSweep(tickets)
    await waitFor(taxed.id, 'under')
    const deposit = { exchange: 'northbay', asset: office.asset(fee) }
    expect(await office.read(taxed.id)).toMatchObject({ missing: '50000' })
    expect((await office.call(`/v1/pay/requests/${taxed.id}/deposits`, { body: deposit })).status).toBe(400)
  })

  test('a second payment is over, and its refund is checked on the chain and counts once', async () => {
    const { dollar } = office.tokens
    const request = await office.request([[dollar, 700n]])
    const same = await office.request([[dollar, 700n]])
    for (const { options } of [request, request, same]) await office.send(dollar, options[0]?.address ?? '', 700n)
    await office.mine(3)
    await waitFor(request.id, 'over')
    await waitFor(same.id, 'paid')
    expect(await office.read(request.id)).toMatchObject({ excess: '700' })
    const refund = (id: string, hash: string, key: 'shop' | 'stall' = 'shop') =>
      office.call(`/v1/pay/requests/${id}/refunds`, { body: { hash } }, key).then(({ status }) => status)
    await waitForSweep(request)
    await waitForSweep(same)
    const stranger = await office.send(dollar, createAddress(), 700n, { by: office.receiver })
    const notFromReceiver = await office.send(dollar, office.from, 700n)
    const hash = await office.send(dollar, office.from, 700n, { by: office.receiver })
    await office.mine()
    expect([await refund(request.id, hash), await refund(request.id, hash, 'stall')]).toEqual([409, 404])
    await office.mine(3)
    expect([await refund(request.id, stranger), await refund(request.id, notFromReceiver)]).toEqual([400, 400])
    expect([await refund(request.id, hash), await refund(request.id, hash)]).toEqual([200, 200])
    await waitFor(request.id, 'paid')
    expect((await office.read(request.id)).refunds).toEqual([{ hash, amount: '700', asset: office.asset(dollar) }])
    expect(await refund(same.id, hash)).toBe(409)
    expect((await office.read(same.id)).status).toBe('paid')
    // It pays back more than came. What is beyond it counts for nothing.
    const larger = await office.send(dollar, office.from, 900n, { by: office.receiver })
    await office.mine(3)
    expect(await refund(same.id, larger)).toBe(200)
    expect((await office.read(same.id)).refunds).toMatchObject([{ hash: larger, amount: '700' }])
    await waitFor(same.id, 'refunded')
  })

  test('what comes late or elsewhere is told and held, and a token under a stranger’s name is not seen', async () => {
    const { dollar, ticket } = office.tokens
    const [late, elsewhere, wrong, fake] = [
      await office.request([[dollar, 10n]], { expiresAt: Date.now() + 61_000 }),
      await office.request([[dollar, 10n]]),
      await office.request([[dollar, 10n]]),
      await office.request([[dollar, 10n]]),
    ]
    // A minute has passed.
    await database.db
      .update(requests)
      .set({ expiresAt: Date.now() - 5_000 })
      .where(eq(requests.id, late.id))
    const imitation = await office.deploy(encodeDeployData(await readThief('LyingToken')))
    await office.send(dollar, addressOf(late), 10n)
    await office.send(ticket, addressOf(wrong), 10n)
    await mint(imitation, office.from, 10n)
    await office.send(imitation, addressOf(fake), 10n)
    await office.send(null, addressOf(elsewhere), 10n, { on: office.other })
    await office.mine(3)
    await waitFor(late.id, 'late')
    await waitFor(elsewhere.id, 'wrong-network')
    await waitFor(wrong.id, 'wrong-asset')
    expect((await office.read(fake.id)).status).toBe('waiting')
    expect((await office.read(elsewhere.id)).received).toMatchObject([{ chain: 'eip155:31338', isExpected: false }])
    expect(await balanceOf(dollar, (addressOf(late).split(':').at(-1) ?? '0x') as Address)).toBe(10n)
    // Nothing changes any more, so nothing is written while others are followed.
    const readConfirmations = async () => (await office.read(wrong.id)).received[0]?.confirmations
    await expect.poll(readConfirmations).toBe(3)
    const readWrite = () =>
      database.db.select({ write: sql`xmin::text` }).from(requests).where(eq(requests.id, wrong.id))
    const write = await readWrite()
    const next = await office.request([[dollar, 10n]])
    await office.send(dollar, addressOf(next), 10n)
    await office.mine(1)
    await waitFor(next.id, 'confirming')
    await office.mine(1)
    await waitFor(next.id, 'paid')
    expect(await readWrite()).toEqual(write)
  })

  test('a stranger’s dust does not hide a payment', async () => {
    const request = await office.request([[null, 1_000n]])
    const to = (addressOf(request).split(':').at(-1) ?? '0x') as Address
    const splitter = await office.deploy(readArtifact('PaymentSplitter').bytecode)
    const abi = parseAbi(['function split(address[] recipients) payable'])
    const data = encodeFunctionData({ abi, functionName: 'split', args: [Array(210).fill(to)] })
    await sendTransaction(office.url, { from: office.from, to: splitter, data, value: '0xd2', gas: '0x1000000' })
    await office.mine(3)
    await waitFor(request.id, 'under')
    await office.send(null, to, 1_000n)
    await office.mine(3)
    await waitFor(request.id, 'over')
    const { received } = await office.read(request.id)
    expect(received.filter(({ amount }) => amount === '1000')).toHaveLength(1)
  })

  const readThief = async (name: string) =>
    (await compileSolidity(join(import.meta.dirname, '../fixtures/contracts/payment-thieves.sol')))(name)
  const mint = (token: Address, to: Address, amount: bigint) => {
    const data = encodeFunctionData({
      abi: parseAbi(['function mint(address,uint256)']),
      functionName: 'mint',
      args: [to, amount],
    })
    return sendTransaction(office.url, { from: office.from, to: token, data })
  }

  test('a token that reports more than it moves does not pay', async () => {
    const liar = await office.deploy(encodeDeployData(await readThief('LyingToken')))
    await mint(liar, office.from, 1_000n)
    const request = await office.request([[liar, 100n]])
    await office.send(liar, addressOf(request), 100n)
    await office.mine(3)
    await waitFor(request.id, 'under')
    expect(await office.read(request.id)).toMatchObject({ missing: '50', received: [{ amount: '50' }] })
  })

  test('a token whose balance cannot be read does not pay, and holds up no other request', async () => {
    const broken = await office.deploy(encodeDeployData(await readThief('BrokenToken')))
    const request = await office.request([[broken, 100n]])
    const next = await office.request([[office.tokens.dollar, 100n]])
    await office.send(broken, addressOf(request), 100n)
    await office.send(office.tokens.dollar, addressOf(next), 100n)
    await office.mine(3)
    await waitFor(next.id, 'paid')
    expect((await office.read(request.id)).status).not.toBe('paid')
    expect(office.reports.filter((text) => text.includes(request.id))).toHaveLength(1)
  })

  test('the domain of authorized transfers is that of the token, and others have none', async () => {
    const authorized = await office.deploy(encodeDeployData(await readThief('AuthorizedToken')))
    const request = await office.request([
      [authorized, 1n],
      [office.tokens.dollar, 1n],
      [null, 1n],
    ])
    const domain = { name: 'Authorized Dollar', version: '2' }
    expect((await office.read(request.id)).options.map((option) => option.domain)).toEqual([domain, null, null])
  })

  test('a request is read by whoever knows its id, and with a key by its app alone', async () => {
    const { id } = await office.request([[office.tokens.dollar, 100n]])
    const read = (key?: 'shop' | 'stall') => office.call(`/v1/pay/requests/${id}`, {}, key).then(({ status }) => status)
    expect([await read(), await read('shop'), await read('stall')]).toEqual([200, 200, 404])
    const wrong = { headers: { authorization: 'Bearer a guess' } }
    expect((await callApi(office.api, `/v1/pay/requests/${id}`, wrong)).status).toBe(401)
  })

  test('the app changes what nothing has arrived for, and the version says so', async () => {
    const { dollar } = office.tokens
    const request = await office.request([[dollar, 100n]])
    const change = (body: unknown, key: 'shop' | 'stall' = 'shop') =>
      office.call(`/v1/pay/requests/${request.id}`, { body }, key)
    const amounts = [{ asset: office.asset(dollar), amount: '120' }]
    expect((await change({ amounts }, 'stall')).status).toBe(404)
    expect((await change({ amounts })).body).toMatchObject({ version: 2, options: [{ amount: '120' }] })
    await office.send(dollar, addressOf(request), 100n)
    await office.mine(3)
    await waitFor(request.id, 'under')
    expect((await change({ amounts })).status).toBe(409)
    const refundAddress = `eip155:31337:${createAddress()}`
    expect((await change({ refundAddress })).body).toMatchObject({ version: 2, refundAddress })
    // Whoever has the key cannot lead a refund elsewhere.
    expect((await change({ refundAddress: `eip155:31337:${createAddress()}` })).status).toBe(409)
  })

  test('an event is sent again with the same id until it is taken, and a redirect is not followed', async () => {
    const { dollar } = office.tokens
    const request = await office.request([[dollar, 100n]])
    const moved = new Response(null, { status: 302, headers: { location: `${shop.url}/elsewhere` } })
    answers = [moved, new Response(null, { status: 500 })]
    await office.send(dollar, addressOf(request), 100n)
    await office.mine()
    await expect.poll(() => listDeliveries(request.id).length, { timeout: 15_000 }).toBe(3)
    expect(new Set(listDeliveries(request.id).map(({ id }) => id)).size).toBe(1)
    const signatures = deliveries.slice(-3).map(({ signature }) => signature)
    expect(new Set(signatures).size).toBe(3)
  })

  test.each([
    ['without a key', undefined, {}, 401],
    ['for an amount of 0', 'shop', { amount: '0' }, 400],
    ['for part of a unit', 'shop', { amount: '1.5' }, 400],
    ['on a network that is not served', 'shop', { asset: 'eip155:1/slip44:60', recipient: 'eip155:1:' }, 400],
    ['in a contract that is no token', 'shop', { asset: 'factory' }, 400],
    ['for a recipient on another network', 'shop', { recipient: 'eip155:31338:' }, 400],
    ['for nobody', 'shop', { recipient: 'zero' }, 400],
  ] as const)('a request %s is refused', async (_, key, changed: Record<string, string>, status) => {
    const recipient = changed.recipient ?? 'eip155:31337:'
    const zero = `eip155:31337:0x${'00'.repeat(20)}`
    const option = {
      amount: changed.amount ?? '1',
      asset: changed.asset === 'factory' ? office.asset(office.receiver) : (changed.asset ?? office.asset(null)),
      recipient: recipient === 'zero' ? zero : `${recipient}${office.receiver}`,
    }
    const answer = await office.call('/v1/pay/requests', { body: { description: 'x', options: [option] } }, key)
    expect([answer.status, typeof answer.body.reasons[0].description]).toEqual([status, 'string'])
  })
})
