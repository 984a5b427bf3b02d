import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '../../../servers/chains/contents/accounts.js'
import { indexDefinition } from '../../../servers/data-api/database/index-definition.js'
import { ordersDefinition } from '../../../servers/data-api/on-ramp/database/orders-definition.js'
import { openDatabase } from '../../../servers/database/open-database.js'
import { createDataFolder, startTestChain } from '../../unit/servers/chains/fixtures/local-chain.js'
import { openShop, type Shop, signLinkEvent } from '../../unit/servers/data-api/fixtures/on-ramp-shop.js'
import { type DeliveryTimes, timeDeliveries } from './time-deliveries.js'

const ORDERS = 100
const WEBHOOKS = 1_000
const QUOTES = 300
const AT_ONCE = 8

export type OnRampFigures = {
  /** Webhooks per second of one core, orders in PGlite. */
  webhooks: number
  /** Of one quote, ms. */
  median: number
  most: number
  deliveries: readonly DeliveryTimes[]
}

/** Measures webhooks and quotes on Local Ethereum, with a new database, and how long deliveries take. */
export async function measureOnRamp(): Promise<OnRampFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-on-ramp-'))
  const { statePath, remove } = createDataFolder()
  const chain = await startTestChain(statePath)
  try {
    const requests = await measureRequests(chain, join(folder, 'requests'))
    return { ...requests, deliveries: await timeDeliveries(chain, join(folder, 'deliveries')) }
  } finally {
    await chain.close()
    remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Nothing is delivered meanwhile. */
async function measureRequests(chain: Parameters<typeof openShop>[0], folder: string) {
  const migrations = [...indexDefinition.migrations, ...ordersDefinition.migrations]
  const database = await openDatabase({ folder }, { ...indexDefinition, migrations })
  const shop = openShop({ ...chain, close: async () => undefined }, () => database)
  try {
    return { webhooks: await measureWebhooks(shop), ...(await measureQuotes(shop)) }
  } finally {
    await shop.close()
    await database.close()
  }
}

async function measureWebhooks(shop: Shop): Promise<number> {
  const ids: string[] = []
  for (let count = 0; count < ORDERS; count += 1) ids.push(await shop.order(accounts.fresh))
  const words = ['opened', 'waitingPayment', 'onHold', 'paymentReceived']
  const events = Array.from({ length: WEBHOOKS }, (_, index) =>
    signLinkEvent(ids[index % ORDERS] ?? '', words[Math.floor(index / ORDERS) % words.length] ?? ''),
  )
  // The first is taken first.
  events.reverse()
  const before = process.cpuUsage()
  const work = async () => {
    for (let event = events.pop(); event; event = events.pop()) {
      const status = await shop.send(event)
      if (status !== 200) throw new Error(`A webhook is a ${status}.`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const { user, system } = process.cpuUsage(before)
  return WEBHOOKS / ((user + system) / 1e6)
}

async function measureQuotes(shop: Shop) {
  const times: number[] = []
  const asked = { purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '100', network: 'local-ethereum' }
  for (let count = 0; count < QUOTES; count += 1) {
    const startedAt = performance.now()
    const { status } = await shop.post('/v1/onramp/quote', asked)
    if (status !== 200) throw new Error(`A quote is a ${status}.`)
    times.push(performance.now() - startedAt)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { median: at(0.5), most: at(0.95) }
}

/** Formats the figures for `npm run bench`, with their limits. */
export function formatOnRampFigures({ webhooks, median, most, deliveries }: OnRampFigures): string {
  return [
    '| figure | value (limit) |',
    '|---|---|',
    `| webhooks per second of one core | ${webhooks.toFixed(0)} (≥ 100) |`,
    `| a quote, median and 95 % | ${median.toFixed(1)} and ${most.toFixed(1)} ms (95 % ≤ 50 ms) |`,
    ...deliveries.map(
      ({ name, median: middle, longest }) =>
        `| from paid on the provider's page to ${name}, median and longest | ${(middle / 1_000).toFixed(2)} and ${(longest / 1_000).toFixed(2)} s (≤ 5 s) |`,
    ),
  ].join('\n')
}
