import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateKeyPairSigner } from '@solana/kit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../../servers/chains/contents/accounts.js'
import { developmentAccounts } from '../../../../../servers/chains/solana/development-accounts.js'
import { startLocalSolana } from '../../../../../servers/chains/solana/start-local-solana.js'
import { localSolanaTokens, tokenProgram } from '../../../../../servers/chains/solana/tokens.js'
import { ordersDefinition } from '../../../../../servers/data-api/on-ramp/database/orders-definition.js'
import { deliverNext } from '../../../../../servers/data-api/on-ramp/deliver-next.js'
import type { Database } from '../../../../../servers/database/database.js'
import type { Service } from '../../../../../servers/service.js'
import { call, connect, type Rpc } from '../../chains/solana/fixtures.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'
import { openShop, type Shop, signLinkEvent } from '../fixtures/on-ramp-shop.js'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 })

const network = 'solana:GUruU8KedggYPXYyPpefLa8BSXVCyHHM'
const { mint } = localSolanaTokens.harborDollar
/** In place of Local Ethereum, which nothing here needs. */
const noChain = { url: 'http://127.0.0.1:1', close: async () => undefined }
const folder = mkdtempSync(join(tmpdir(), 'lintel-on-ramp-solana-'))
let databases: TestDatabases
let database: Database
let solana: Service
let rpc: Rpc
let shop: Shop
beforeAll(async () => {
  databases = await createTestDatabases(ordersDefinition).postgres.start()
  database = await databases.open()
  solana = await startLocalSolana({ port: 0, statePath: join(folder, 'chain.json'), report: () => undefined })
  rpc = connect(solana.url)
  shop = openShop(noChain, () => database, { solanaUrl: solana.url })
})
afterAll(async () => {
  await shop.close()
  await database.close()
  await solana.close()
  await databases.close()
  rmSync(folder, { recursive: true, force: true })
})

const createAddress = async () => (await generateKeyPairSigner()).address
type Address = Awaited<ReturnType<typeof createAddress>>
const readSol = async (address: Address) => (await rpc.getBalance(address).send()).value
async function readDollars(owner: Address) {
  const found = await call(solana.url, 'getTokenAccountsByOwner', [owner, { mint }, { encoding: 'jsonParsed' }])
  return found.result.value.map(
    (one: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }) =>
      one.account.data.parsed.info.tokenAmount.amount,
  )
}
const readOrders = async (address: string) => shop.readOrders(`${network}:${address}`)
const readStatus = async (address: string) => (await readOrders(address))[0]?.metadata.status
const pay = async (address: string, asset = 'SOL') =>
  shop.send(signLinkEvent(await shop.order(address, asset), 'paymentReceived'))
/** What 100 dollars buy by card, less 1.75 %, at 150 dollars for one. */
const lamports = 655_000_000n

test('SOL and the dollar token are among the options, with the reference of the network', async () => {
  const { body } = await shop.call('/v1/onramp/options')
  const sold = body.purchaseCurrencies.map(
    ({ id, networks }: { id: string; networks: { name: string; chain_id: string; contract_address: string }[] }) => [
      id,
      networks.filter(({ name }) => name === 'local-solana'),
    ],
  )
  const shared = { name: 'local-solana', display_name: 'Local Solana', chain_id: network.slice(7) }
  expect(Object.fromEntries(sold)).toMatchObject({
    SOL: [{ ...shared, contract_address: '' }],
    HUSD: [{ ...shared, contract_address: mint }],
  })
})

test('a quote by what is paid, and one by what is bought', async () => {
  const quote = (more: object) =>
    shop.post('/v1/onramp/quote', { purchaseCurrency: 'SOL', paymentCurrency: 'USD', network, ...more })
  const paid = await quote({ amount: '100', provider: 'links', paymentMethod: 'card' })
  expect(paid.body.purchaseAmount).toEqual({ amount: '0.655', currency: 'SOL' })
  const bought = await quote({ purchaseAmount: '0.655', provider: 'links', paymentMethod: 'card' })
  expect(bought.body.paymentTotal).toEqual({ amount: '100.00', currency: 'USD' })
})

test('50 webhooks of one order at the same time are one transfer', async () => {
  const address = await createAddress()
  const orderId = await shop.order(address, 'SOL')
  const delivering = shop.deliver(database)
  const same = signLinkEvent(orderId, 'paymentReceived')
  const events = Array.from({ length: 50 }, (_, at) => (at % 2 ? same : signLinkEvent(orderId, 'paymentReceived')))
  expect(new Set(await Promise.all(events.map((event) => shop.send(event))))).toEqual(new Set([200]))
  await expect.poll(() => readStatus(address)).toBe('confirmed')
  await shop.send(signLinkEvent(orderId, 'paymentReceived'))
  await delivering.close()
  const signatures = await rpc.getSignaturesForAddress(address).send()
  expect(signatures.map(({ signature }) => signature)).toEqual([(await readOrders(address))[0]?.metadata.hash])
  expect(await readSol(address)).toBe(lamports)
})

test('a token gets to an account that has none of it, and again, and equal orders at the same time are each delivered', async () => {
  const [address, other] = [await createAddress(), await createAddress()]
  await Promise.all([pay(address, 'HUSD'), pay(address, 'HUSD'), pay(other), pay(other)])
  const delivering = shop.deliver(database)
  const readAll = async () => [...(await readOrders(address)), ...(await readOrders(other))].map((one) => one.metadata)
  await expect
    .poll(async () => (await readAll()).map(({ status }) => status))
    .toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed'])
  await delivering.close()
  expect(new Set((await readAll()).map(({ hash }) => hash)).size).toBe(4)
  expect([await readDollars(address), await readSol(other)]).toEqual([['196500000'], 2n * lamports])
})

test.each(['before', 'after'] as const)(
  'a process that ends %s it has sent is followed by one that sends the same',
  async (when) => {
    const address = await createAddress()
    await pay(address)
    const sent: string[] = []
    const interrupted = shop.deliver(database, {
      ...shop.treasury,
      async send(on, signed) {
        sent.push(signed)
        if (when === 'after') await shop.treasury.send(on, signed)
        throw new Error('The process ends here')
      },
    })
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    await interrupted.close()
    const next = shop.deliver(database, {
      ...shop.treasury,
      send(on, signed) {
        sent.push(signed)
        return shop.treasury.send(on, signed)
      },
    })
    await expect.poll(() => readStatus(address)).toBe('confirmed')
    await next.close()
    expect([new Set(sent).size, await readSol(address)]).toEqual([1, lamports])
  },
)

test.each([
  ['was sent', true],
  ['was never sent', false],
])('when the blockhash of a transfer that %s is too old, the order is still paid once', async (_, isSent) => {
  const address = await createAddress()
  await pay(address)
  const hashes: string[] = []
  const interrupted = {
    ...shop.treasury,
    async send(on: string, signed: string) {
      if (isSent) await shop.treasury.send(on, signed)
      throw new Error('The process ends here')
    },
  }
  const options = { now: Date.now, report: () => undefined }
  await expect(deliverNext(database.db, network, { ...options, treasury: interrupted })).rejects.toThrow()
  hashes.push((await readOrders(address))[0]?.metadata.hash ?? '')
  await call(solana.url, 'lintel_advanceSlots', [160])
  // The pause after a transfer that has failed is over.
  const later = { now: () => Date.now() + 120_000, report: () => undefined, treasury: shop.treasury }
  while (await deliverNext(database.db, network, later));
  hashes.push((await readOrders(address))[0]?.metadata.hash ?? '')
  expect([await readStatus(address), await readSol(address)]).toEqual(['confirmed', lamports])
  expect(new Set(hashes).size).toBe(isSent ? 1 : 2)
})

test('when the network was deleted, the order is delivered on the new one', async () => {
  const address = await createAddress()
  await pay(address)
  const ending = { ...shop.treasury, send: () => Promise.reject(new Error('The process ends here')) }
  const options = { now: () => Date.now() + 120_000, report: () => undefined }
  await expect(deliverNext(database.db, network, { ...options, treasury: ending })).rejects.toThrow()
  const fresh = await startLocalSolana({ port: 0, statePath: join(folder, 'new.json'), report: () => undefined })
  const other = openShop(noChain, () => database, { solanaUrl: fresh.url })
  const later = { ...options, now: () => Date.now() + 240_000 }
  while (await deliverNext(database.db, network, { ...later, treasury: other.treasury }));
  expect(await readStatus(address)).toBe('confirmed')
  expect((await connect(fresh.url).getBalance(address).send()).value).toBe(lamports)
  await Promise.all([other.close(), fresh.close()])
})

test('a transfer that fails on the chain moves nothing and holds up no other order', async () => {
  const [address, other] = [await createAddress(), await createAddress()]
  await pay(address)
  const failing = {
    ...shop.treasury,
    // Less than an account must have.
    sign: (order: Parameters<typeof shop.treasury.sign>[0]) =>
      shop.treasury.sign(order.address === address ? { ...order, amount: 1n } : order),
  }
  const delivering = shop.deliver(database, failing)
  await pay(other)
  await expect.poll(() => readStatus(other)).toBe('confirmed')
  await delivering.close()
  expect([await readStatus(address), await readSol(address)]).toEqual(['delivering', 0n])
  const next = shop.deliver(database)
  const wakeAndRead = () => {
    next.wake()
    return readStatus(address)
  }
  await expect.poll(wakeAndRead).toBe('confirmed')
  await next.close()
  expect(await readSol(address)).toBe(lamports)
})

describe('addresses', () => {
  const [owner = ''] = developmentAccounts
  const order = async (address: string, more: object = {}) => {
    const { status, body } = await shop.post('/v1/generators/onrampurl', {
      destinationWallets: [{ address, assets: ['HUSD'] }],
      defaultNetwork: 'local-solana',
      presetFiatAmount: '100',
      provider: 'links',
      ...more,
    })
    return status === 200 ? 200 : `${status} ${body.reasons[0].field}`
  }

  test.each([
    ['of another namespace', accounts.fresh],
    ['of another network', `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:${owner}`],
    ['of a program', tokenProgram],
    ['of the system program', '11111111111111111111111111111111'],
    ['of a token', mint],
    ['that is cut', owner.slice(0, -4)],
    ['with a letter that base58 has not', owner.replace(/.$/, '0')],
  ])('one %s is refused', async (_, address) => {
    expect(await order(address)).toBe('400 destinationWallets')
  })

  test('one of a token account is refused, that of its owner is accepted', async () => {
    const found = await call(solana.url, 'getTokenAccountsByOwner', [owner, { mint }, { encoding: 'base64' }])
    expect(await order(found.result.value[0].pubkey)).toBe('400 destinationWallets')
    expect([await order(owner), await order(`${network}:${owner}`)]).toEqual([200, 200])
  })

  test('one of Solana is refused for another namespace', async () => {
    expect(await order(owner, { defaultNetwork: 'local-ethereum' })).toBe('400 destinationWallets')
  })
})

test('while the node is down nothing is sold, and what was paid is delivered when it is back', async () => {
  const statePath = join(folder, 'other.json')
  const other = await startLocalSolana({ port: 0, statePath, report: () => undefined })
  const own = openShop(noChain, () => database, { solanaUrl: other.url })
  const address = await createAddress()
  await own.send(signLinkEvent(await own.order(address, 'SOL'), 'paymentReceived'))
  await other.close()
  await expect(own.order(address, 'SOL')).rejects.toThrow('The network does not answer')
  const delivering = own.deliver(database)
  await expect.poll(() => own.reports.join()).toContain('are not delivered at the moment')
  const again = await startLocalSolana({ port: Number(new URL(other.url).port), statePath, report: () => undefined })
  const wakeAndRead = () => {
    delivering.wake()
    return readStatus(address)
  }
  await expect.poll(wakeAndRead).toBe('confirmed')
  await delivering.close()
  await again.close()
  await own.close()
})
