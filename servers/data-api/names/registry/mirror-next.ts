import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database, Db } from '../../../database/database.js'
import { type NetworkWork, startNetworkWork } from '../../start-network-work.js'
import { registrations } from '../database/schema.js'
import { splitName } from '../read-name.js'
import type { NameRegistry } from './name-registry.js'

export type MirrorOptions = {
  registries: readonly NameRegistry[]
  zones: readonly string[]
  /** Ms since 1970. */
  now: () => number
  report: (message: string) => void
}

/** How long a network waits for its next name without being woken, ms. */
const PAUSE = 1_000
/** The longest time between two tries of a name, ms. */
const MAX_PAUSE = 60_000

/** Writes the names of a database into the registries of their chains, also those that a chain has lost since the last start. */
export function startMirroring(database: Database, options: MirrorOptions): NetworkWork {
  const compared = new Set<string>()
  return startNetworkWork(database, {
    networks: options.registries.map(({ network }) => network),
    name: 'names',
    async doNext(db, network) {
      if (!compared.has(network)) await findLost(db, network, options)
      compared.add(network)
      return mirrorNext(db, network, options)
    },
    pause: PAUSE,
    describeFailure: (network) => `Names: registered names are not visible on ${network} at the moment.`,
    report: options.report,
  })
}

/**
 * Writes the name of a network that waits longest. One that fails waits longer each time, so that it does not delay the others.
 *
 * @returns whether there may be another one.
 * @throws the error of the chain or of the database. The name is tried again.
 */
export async function mirrorNext(db: Db, network: string, { registries, zones, now }: MirrorOptions): Promise<boolean> {
  const { name, address, registeredAt, mirroredAt, triedAt } = registrations
  const isDue = lte(sql`${triedAt} + least(${MAX_PAUSE}, greatest(${PAUSE}, ${triedAt} - ${registeredAt}))`, now())
  const [next] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.network, network), isNull(mirroredAt), or(isNull(triedAt), isDue)))
    .orderBy(sql`${triedAt} asc nulls first`, asc(registeredAt))
    .limit(1)
  const registry = registries.find((one) => one.network === network)
  if (!next || !registry) return false
  const update = (set: { triedAt: number } | { mirroredAt: number }) =>
    db.update(registrations).set(set).where(eq(name, next.name))
  await update({ triedAt: now() })
  const newer = await db
    .select({ name })
    .from(registrations)
    .where(and(eq(address, next.address), eq(registrations.network, network), gt(registeredAt, next.registeredAt)))
    .limit(1)
  // A zone that the operator has removed keeps its names.
  const zone = splitName(next.name, zones)?.zone ?? next.name.slice(next.name.indexOf('.') + 1)
  await registry.write({ name: next.name, zone, address: next.address as Address, isNewest: newer.length === 0 })
  await update({ mirroredAt: now() })
  return true
}

/**
 * Marks all names of a network to be written again if its registry lacks the newest: a local chain may have been
 * deleted, or have ended before its last blocks were saved.
 */
async function findLost(db: Db, network: string, { registries }: MirrorOptions): Promise<void> {
  const registry = registries.find((one) => one.network === network)
  const [newest] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.network, network), isNotNull(registrations.mirroredAt)))
    .orderBy(desc(registrations.mirroredAt))
    .limit(1)
  if (!newest || (await registry?.has({ name: newest.name, address: newest.address as Address }))) return
  await db.update(registrations).set({ mirroredAt: null, triedAt: null }).where(eq(registrations.network, network))
}
