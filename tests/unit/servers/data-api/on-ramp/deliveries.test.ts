import { formatEther, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contracts } from '../../../../../servers/chains/contents/addresses.js'
import { localTreasury } from '../../../../../servers/chains/contents/local-treasury.js'
import { ordersDefinition } from '../../../../../servers/data-api/on-ramp/database/orders-definition.js'
import { deliverNext } from '../../../../../servers/data-api/on-ramp/deliver-next.js'
import type { Database } from '../../../../../servers/database/database.js'
import type { DatabaseLocation } from '../../../../../servers/database/opened-database.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'
import { network, type Shop, signLinkEvent, startShop } from '../fixtures/on-ramp-shop.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const createAddress = () => privateKeyToAddress(generatePrivateKey())

describe('deliveries', () => {
  let databases: TestDatabases
  let location: DatabaseLocation
  let database: Database
  let shop: Shop
  beforeAll(async () => {
    databases = await createTestDatabases(ordersDefinition).postgres.start()
    location = await databases.locate()
    database = await databases.open(location)
    shop = await startShop(() => database)
  })
  afterAll(async () => {
    await database.close()
    await shop.close()
    await databases.close()
  })

  const readNonce = () => shop.client.getTransactionCount({ address: localTreasury.address })
  const readStatus = async (address: string) => (await shop.readOrders(address))[0]?.metadata.status
  const readAmount = async (address: string) => {
    const [order] = await shop.readOrders(address)
    return order?.transfers[0]?.quantity.numeric ?? ''
  }

  test('50 webhooks of one order at the same time are one transfer of what was ordered', async () => {
    const address = createAddress()
    const orderId = await shop.order(address)
    const nonce = await readNonce()
    const delivering = shop.deliver(database)
    const same = signLinkEvent(orderId, 'paymentReceived')
    const statuses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        shop.send(index % 2 === 0 ? same : signLinkEvent(orderId, 'paymentReceived')),
      ),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    await expect.poll(() => readStatus(address)).toBe('confirmed')
    await shop.send(signLinkEvent(orderId, 'paymentReceived'))
    await shop.send(signLinkEvent(orderId, 'declined'))
    await delivering.close()
    expect(await readNonce()).toBe(nonce + 1)
    expect(formatEther(await shop.client.getBalance({ address }))).toBe(await readAmount(address))
    expect(await readStatus(address)).toBe('confirmed')
  })

  test('a token is delivered as it was ordered, to the address that was ordered', async () => {
    const address = createAddress()
    await shop.send(signLinkEvent(await shop.order(address, 'HUSD'), 'paymentReceived'))
    const delivering = shop.deliver(database)
    await expect.poll(() => readStatus(address)).toBe('confirmed')
    await delivering.close()
    const abi = parseAbi(['function balanceOf(address) view returns (uint256)'])
    const call = { address: contracts.harborDollar, abi, functionName: 'balanceOf', args: [address] } as const
    expect([await shop.client.readContract(call), await readAmount(address)]).toEqual([98_250_000n, '98.25'])
  })

  test.each(['before', 'after'] as const)(
    'a process that ends %s it has sent is followed by one that sends the same',
    async (when) => {
      const address = createAddress()
      const nonce = await readNonce()
      await shop.send(signLinkEvent(await shop.order(address), 'paymentReceived'))
      const sent: string[] = []
      const interrupted = shop.deliver(database, {
        ...shop.treasury,
        async send(network, signed) {
          sent.push(signed)
          if (when === 'after') await shop.treasury.send(network, signed)
          throw new Error('The process ends here')
        },
      })
      await expect.poll(() => sent.length).toBeGreaterThan(0)
      expect(await readStatus(address)).toBe('delivering')
      await interrupted.close()
      await database.close()
      database = await databases.open(location)
      const next = shop.deliver(database, {
        ...shop.treasury,
        send(network, signed) {
          sent.push(signed)
          return shop.treasury.send(network, signed)
        },
      })
      await expect.poll(() => readStatus(address)).toBe('confirmed')
      await next.close()
      expect(new Set(sent).size).toBe(1)
      expect(await readNonce()).toBe(nonce + 1)
      expect(formatEther(await shop.client.getBalance({ address }))).toBe(await readAmount(address))
    },
  )

  test('processes that deliver at the same time without a lock make one transfer', async () => {
    const address = createAddress()
    const nonce = await readNonce()
    await shop.send(signLinkEvent(await shop.order(address), 'paymentReceived'))
    const options = { treasury: shop.treasury, now: Date.now, report: () => undefined }
    const deliverAll = () =>
      Promise.allSettled(Array.from({ length: 8 }, () => deliverNext(database.db, network, options)))
    await deliverAll()
    await deliverAll()
    expect(await readStatus(address)).toBe('confirmed')
    expect(await readNonce()).toBe(nonce + 1)
    expect(formatEther(await shop.client.getBalance({ address }))).toBe(await readAmount(address))
  })

  test('a delivery that the chain does not take is sent again with the same nonce', async () => {
    const address = createAddress()
    const nonce = await readNonce()
    await shop.send(signLinkEvent(await shop.order(address), 'paymentReceived'))
    const reports = shop.reports.length
    let failures = 2
    const delivering = shop.deliver(database, {
      ...shop.treasury,
      async send(network, signed) {
        failures -= 1
        if (failures >= 0) throw new Error('The node is down')
        await shop.treasury.send(network, signed)
      },
    })
    await expect.poll(() => readStatus(address)).toBe('confirmed')
    await delivering.close()
    expect(await readNonce()).toBe(nonce + 1)
    // An outage is reported once.
    expect(shop.reports.slice(reports)).toEqual([expect.stringContaining('are not delivered at the moment')])
  })

  test('one that is reverted moves nothing, is tried again, and holds up no other order', async () => {
    const closed = contracts.closedVault
    const other = createAddress()
    const before = await shop.client.getBalance({ address: closed })
    await shop.send(signLinkEvent(await shop.order(closed), 'paymentReceived'))
    await shop.send(signLinkEvent(await shop.order(other), 'paymentReceived'))
    const delivering = shop.deliver(database)
    await expect.poll(() => readStatus(other)).toBe('confirmed')
    expect(await readStatus(closed)).toBe('delivering')
    expect(await shop.client.getBalance({ address: closed })).toBe(before)
    // The vault opens: its code is gone.
    await shop.client.setCode({ address: closed, bytecode: '0x' })
    const wakeAndRead = () => {
      delivering.wake()
      return readStatus(closed)
    }
    await expect.poll(wakeAndRead, { timeout: 15_000 }).toBe('confirmed')
    await delivering.close()
    const received = (await shop.client.getBalance({ address: closed })) - before
    expect(received).toBe(parseEther(await readAmount(closed)))
  })

  test('a refund before the delivery ends the order, and nothing is delivered', async () => {
    const address = createAddress()
    const orderId = await shop.order(address)
    await shop.send(signLinkEvent(orderId, 'paymentReceived'))
    await shop.send(signLinkEvent(orderId, 'refunded'))
    const nonce = await readNonce()
    const delivering = shop.deliver(database)
    const next = createAddress()
    await shop.send(signLinkEvent(await shop.order(next), 'paymentReceived'))
    await expect.poll(() => readStatus(next)).toBe('confirmed')
    await delivering.close()
    expect(await readStatus(address)).toBe('refunded')
    expect(await readNonce()).toBe(nonce + 1)
  })
})
