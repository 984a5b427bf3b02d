import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { PaymentStatus } from '../../../src/features/pay/data/schema.js'
import type { Database, Db } from '../../database/database.js'
import { formatError } from '../../format-error.js'
import { type IndexedBlock, readIndexedBlock } from '../queries/read-indexed-block.js'
import { type NetworkWork, startNetworkWork } from '../start-network-work.js'
import { events, type ReceivedRow, requests } from './database/schema.js'
import { type Arrival, decidePayment } from './decide-payment.js'
import { deleteOld } from './delete-old.js'
import { formatRequest, readRequests, type StoredRequest } from './format-request.js'
import { groupBy, listReceived, type WatchedChain } from './list-received.js'
import { listWatched, readMovements } from './read-arrivals.js'

export type WatchOptions = {
  chains: readonly WatchedChain[]
  /** The ids of apps that receive events. */
  notified: ReadonlySet<string>
  /** Called when there are events to send, or something to sweep. */
  onMove: () => void
  /** Ms since 1970. */
  now: () => number
  report: (message: string) => void
}

/** The interval of the checks of the index, and the time without a new block until everything is checked again, ms. */
const PAUSE = 1_000
const MAX_REST = 10_000
/** The interval of the checks of ended requests, ms. */
const FULL_CHECK_INTERVAL = 60_000
/** How long extra payments wait until they are forwarded, ms. */
const DAY = 86_400_000
/** How often old rows are deleted, ms. */
const HOUR = 3_600_000

/** Keeps the states of requests in step with the index of chains, until it is closed. */
export function startWatching(database: Database, options: WatchOptions): NetworkWork {
  let lastHeads = ''
  let lastAt = 0
  let lastFullAt = 0
  let lastCleanAt = 0
  let isWoken = false
  /** The ids of requests that could not be followed the last time. Reported once. */
  const failing = new Set<string>()
  const work = startNetworkWork(database, {
    networks: ['all'],
    name: 'pay',
    async doNext(db) {
      const heads = await readHeads(db, options.chains)
      const key = JSON.stringify([...heads.values()])
      const time = options.now()
      if (key === lastHeads && time < lastAt + MAX_REST && !isWoken) return false
      const isFull = isWoken || time >= lastFullAt + FULL_CHECK_INTERVAL
      // Changes during this pass are handled by the next one.
      isWoken = false
      lastAt = 0
      const waiting = await updatePayments(db, heads, isFull, failing, options)
      if (isFull) lastFullAt = time
      lastHeads = key
      lastAt = time
      if (time >= lastCleanAt + HOUR) {
        lastCleanAt = time
        await deleteOld(db, time)
      }
      for (const chain of options.chains) if (waiting.has(chain.network)) await chain.mine?.()
      return false
    },
    pause: PAUSE,
    describeFailure: () => 'Pay: payments are not seen at the moment.',
    report: options.report,
  })
  return {
    ...work,
    wake() {
      isWoken = true
      work.wake()
    },
  }
}

type Heads = ReadonlyMap<string, IndexedBlock>

async function readHeads(db: Db, chains: readonly WatchedChain[]): Promise<Heads> {
  const heads = new Map<string, IndexedBlock>()
  for (const { network } of chains) {
    const head = await readIndexedBlock(db, network)
    if (head) heads.set(network, head)
  }
  return heads
}

/** Decides requests anew by their arrivals and the time. Returns the networks with missing confirmations. */
async function updatePayments(
  db: Db,
  heads: Heads,
  everything: boolean,
  failing: Set<string>,
  options: WatchOptions,
): Promise<ReadonlySet<string>> {
  const waiting = new Set<string>()
  const curated = [...new Set(options.chains.flatMap(({ tokens }) => [...tokens]))] as Hex[]
  for await (const ids of listWatched(db, { now: options.now(), everything })) {
    const movements = groupBy(await readMovements(db, ids, curated), ({ requestId }) => requestId)
    for (const kept of await readRequests(db, ids)) {
      const own = movements.get(kept.row.id) ?? []
      // Nothing has arrived, and nothing was reverted.
      if (own.length === 0 && kept.row.received.length === 0 && kept.row.expiresAt > options.now()) continue
      try {
        const received = await listReceived(kept, own, heads, options)
        for (const one of received) if (one.confirmations < one.required) waiting.add(one.chain)
        await keepDecision(db, kept, received, options)
        failing.delete(kept.row.id)
      } catch (error) {
        // A token that cannot be read, or a node that is behind, does not delay other requests.
        if (!failing.has(kept.row.id)) {
          options.report(`Pay: request ${kept.row.id} is not followed at the moment. ${formatError(error)}`)
        }
        failing.add(kept.row.id)
      }
    }
  }
  return waiting
}

async function keepDecision(
  db: Db,
  kept: StoredRequest,
  received: readonly ReceivedRow[],
  { now, notified, chains, onMove, report }: WatchOptions,
): Promise<void> {
  const { row, options: wanted, refunds } = kept
  const networks = new Set(wanted.map(({ network }) => network))
  const arrivals = received.map((one): Arrival => {
    const { asset, confirmations, required, at } = one
    const kind = one.isExpected ? 'expected' : networks.has(one.chain) ? 'other-asset' : 'other-network'
    return { asset, amount: BigInt(one.amount), confirmations, required, at, kind }
  })
  const time = now()
  const { expiresAt, confirmedAt, refundedAt } = row
  const facts = { options: wanted, expiresAt, arrivals, refunds, confirmedAt, refundedAt }
  const { status, asset, missing, excess } = decidePayment(facts, time)
  const isSame = status === row.status && missing === row.missing && excess === row.excess
  // The database keeps the fields in another order.
  if (isSame && isDeepStrictEqual(received, row.received)) return
  const isPaid = status === 'paid' || status === 'over'
  const isNew = isPaid && row.confirmedAt === null
  const hasMore = isPaid && !isNew && (excess ?? 0n) > (row.excess ?? 0n)
  const next = {
    ...{ status, received, missing, excess, paidAsset: asset },
    confirmedAt: row.confirmedAt ?? (isPaid ? time : null),
    refundedAt: row.refundedAt ?? (status === 'refunded' ? time : null),
    ...(isNew ? { sweepAt: time } : {}),
    // Anybody can send more at any time, and each sweep costs fees.
    ...(hasMore ? { sweepAt: sql`coalesce(${requests.sweepAt}, ${time + DAY})` } : {}),
  }
  const moved = await db.transaction(async (tx) => {
    // The app may have changed it since it was read: then it is decided again.
    const [changed] = await tx
      .update(requests)
      .set(next)
      .where(and(eq(requests.id, row.id), eq(requests.version, row.version)))
      .returning()
    if (!changed || status === row.status || status === 'waiting') return false
    if (notified.has(row.app)) await addEvent(tx, { ...kept, row: changed }, status, { chains, time })
    return true
  })
  if (isPaid && received.every(({ isExpected }) => !isExpected)) {
    report(`Pay: request ${row.id} was paid, and its transfer is no longer on its chain. Look at it.`)
  }
  if (moved || isNew) onMove()
}

async function addEvent(
  db: Db,
  kept: StoredRequest,
  status: PaymentStatus,
  { chains, time }: { chains: readonly WatchedChain[]; time: number },
): Promise<void> {
  const id = randomUUID()
  const nameChain = (network: string) => chains.find((one) => one.network === network)?.name ?? network
  const request = formatRequest(kept, { now: time, nameChain })
  await db.insert(events).values({
    ...{ id, requestId: kept.row.id, app: kept.row.app, createdAt: time, attempts: 0, nextAt: time },
    body: JSON.stringify({ id, event: `payment.${status}`, createdAt: time, request }),
  })
}
