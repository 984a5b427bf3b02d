import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ordersDefinition } from '../../../../../servers/data-api/on-ramp/database/orders-definition.js'
import { type Order, orders } from '../../../../../servers/data-api/on-ramp/database/schema.js'
import { deliverNext } from '../../../../../servers/data-api/on-ramp/deliver-next.js'
import { moveOrder } from '../../../../../servers/data-api/on-ramp/move-order.js'
import { type OrderState, orderStates } from '../../../../../servers/data-api/on-ramp/order-state.js'
import type { SignedTransfer, Treasury } from '../../../../../servers/data-api/on-ramp/treasury/treasury.js'
import type { Database } from '../../../../../servers/database/database.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let databases: TestDatabases
let database: Database
beforeAll(async () => {
  databases = await createTestDatabases(ordersDefinition).postgres.start()
  database = await databases.open()
})
afterAll(async () => {
  await database.close()
  await databases.close()
})

/** A chain that takes each nonce once, and a node in front of it that fails as often as the history says. */
function createChain(network: string, failures: readonly boolean[]) {
  const mined = new Map<number, { hash: string; amount: bigint; isReverted: boolean }>()
  let turn = 0
  const mayFail = () => {
    turn += 1
    if (failures[turn]) throw new Error('The node is down')
  }
  const treasury: Treasury = {
    networks: [network],
    async sign({ id, amount }) {
      mayFail()
      const signed = `${mined.size} ${id} ${amount} ${turn}`
      return { nonce: mined.size, lastBlock: null, signed, hash: signed }
    },
    async send(_, signed) {
      mayFail()
      const [nonce = '', , amount = ''] = signed.split(' ')
      const isReverted = failures[turn + 1] === true
      if (!mined.has(Number(nonce))) mined.set(Number(nonce), { hash: signed, amount: BigInt(amount), isReverted })
      mayFail()
    },
    async readOutcome(_, { nonce, hash }: Omit<SignedTransfer, 'signed'>) {
      mayFail()
      const found = mined.get(nonce ?? -1)
      if (!found) return null
      if (found.hash !== hash) return 'lapsed'
      return found.isReverted ? 'reverted' : 'success'
    },
  }
  return { treasury, mined }
}

const anyEvent = fc.record({
  order: fc.nat(2),
  state: fc.constantFrom(...orderStates, 'paid' as const, 'paid' as const),
  amount: fc.constantFrom('100.00', '100.00', '99.99', '1e9'),
  id: fc.nat(12),
})
type Step = 'deliver' | { order: number; state: OrderState; amount: string; id: number }

const anyHistory = fc.record({
  steps: fc.array(fc.oneof({ weight: 3, arbitrary: anyEvent }, fc.constant('deliver' as const)), { maxLength: 25 }),
  failures: fc.array(fc.boolean(), { maxLength: 40 }),
})

test('whatever arrives, fails and ends in between, the chain has one transfer of each order that was paid, of its amount', async () => {
  let count = 0
  const run = async ({ steps, failures }: { steps: readonly Step[]; failures: readonly boolean[] }) => {
    count += 1
    const network = `eip155:${count}`
    const ids = [0, 1, 2].map((at) => `${count}-${at}`)
    const address = privateKeyToAddress(`0x${String(count).padStart(64, '0')}`).toLowerCase()
    const shared: Omit<Order, 'id' | 'amount'> = {
      ...{
        provider: 'links',
        deliverer: 'treasury',
        state: 'created',
        address,
        network,
        networkName: 'Local Ethereum',
      },
      ...{ currency: 'ETH', name: 'Ether', symbol: 'ETH', decimals: 18, contract: null, keyHash: '', returnUrl: null },
      ...{
        paymentAmount: '100.00',
        paymentCurrency: 'USD',
        paymentMethod: 'card',
        hash: null,
        reason: null,
        paidAt: null,
      },
      ...{ createdAt: 0, updatedAt: 0, askedAt: 0, linkEndsAt: 0 },
    }
    await database.db.insert(orders).values(ids.map((id, at) => ({ ...shared, id, amount: BigInt(at + 1) })))
    const { treasury, mined } = createChain(network, failures)
    let now = 1_000
    const report = () => undefined
    const deliver = async () => {
      now += 120_000
      // What fails is tried again.
      return deliverNext(database.db, network, { treasury, now: () => now, report }).catch(() => true)
    }
    const wasPaid = new Set<string>()
    const seen = new Set<string>()
    for (const step of steps) {
      if (step === 'deliver') await deliver()
      else {
        const { state, amount } = step
        const orderId = ids[step.order] ?? ''
        const id = `${count}-${step.id}`
        if (state === 'paid' && amount === '100.00' && !seen.has(id)) wasPaid.add(orderId)
        seen.add(id)
        const payment = { amount, currency: 'USD' }
        await moveOrder(database.db, { provider: 'links', id, orderId, state, payment }, { now, report })
      }
    }
    for (let left = 0; left < 200 && (await deliver()); left += 1);
    const rows = await database.db.select().from(orders).where(eq(orders.network, network))
    const transfers = [...mined.values()].filter(({ isReverted }) => !isReverted)
    for (const { id, state, amount } of rows) {
      const own = transfers.filter(({ hash }) => hash.split(' ')[1] === id)
      expect(own.map((transfer) => transfer.amount)).toEqual(state === 'done' ? [amount] : [])
      if (state === 'done') expect(wasPaid).toContain(id)
      expect(['paid', 'delivering']).not.toContain(state)
    }
  }
  await fc.assert(fc.asyncProperty(anyHistory, run), { numRuns: 100 })
})
