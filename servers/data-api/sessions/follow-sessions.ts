import { and, eq, inArray } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { type DelegationLimits, decodeDelegation, readLimits } from '../../../src/embedded/smart-account/delegation.js'
import type { revocationErrors } from '../../../src/features/sessions/data/schema.js'
import { findDisabled, findOperations, findUses, readTimes } from './chain/find-events.js'
import { readLeft, type SessionOnChain } from './chain/read-left.js'
import type { SessionChain, SessionOptions } from './chain/session-chain.js'
import { type RevocationRow, revocations, type SessionRow, sessions } from './database/schema.js'

/** When an operation that is in no block counts as dropped, seconds. One that comes later still ends the session. */
const DROP_AFTER = 300

/** A session: the stored record and its state on the chain. */
export type FollowedSession = {
  row: SessionRow
  limits: DelegationLimits
  /** The newest try to end it. */
  revocation: RevocationRow | undefined
  isExpired: boolean
  left: SessionOnChain | undefined
}

type Stored = Pick<FollowedSession, 'row' | 'limits' | 'revocation'>
type LeftByPci = ReadonlyMap<Hex, SessionOnChain>
type Changes = Partial<Pick<SessionRow, 'revokedAt' | 'usedAt' | 'searchedBlock'>>

/** Reads the limits of a stored session. */
export function readSession(row: SessionRow, revocation: RevocationRow | undefined): Stored {
  const delegation = decodeDelegation(row.context as Hex)
  const limits = delegation && readLimits(delegation.caveats)
  if (!limits) throw new Error(`The session ${row.pci} was not stored as a delegation.`)
  return { row, limits, revocation }
}

/** The state of sessions that could not be read from the chain. */
export function keepSessions(stored: readonly Stored[], { now }: SessionOptions): readonly FollowedSession[] {
  const time = Math.floor(now() / 1_000)
  return stored.map((session) => ({ ...session, isExpired: session.row.expiry <= time, left: undefined }))
}

/**
 * Reads the states of one account's sessions from a chain, and stores them.
 *
 * @throws the error of viem when the chain does not answer; ApiFailure 503
 */
export async function followSessions(
  stored: readonly Stored[],
  { client }: SessionChain,
  options: SessionOptions,
): Promise<readonly FollowedSession[]> {
  const block = await client.getBlock()
  const to = Number(block.number)
  const now = Math.floor(options.now() / 1_000)
  // A chain without transactions may have no new block. The next one has the time of the clock.
  const time = Math.max(now, Number(block.timestamp))
  const operations = await readOperations(stored, client, to)
  const asked = stored
    .filter(({ row }) => row.expiry > time)
    .map(({ row, limits }) => ({ pci: row.pci as Hex, limits, isEnded: row.revokedAt !== null }))
  const left = await readLeft(client, asked, time)
  const revokedAt = await readRevoked(stored, { left, client, to, now })
  const uses = await readUses(stored, client, to)
  const followed = stored.map(({ row, limits, revocation }): FollowedSession => {
    const changes = { revokedAt: revokedAt.get(row.pci) ?? null, ...uses(row) }
    const error = readError(revocation, operations, now)
    return {
      row: { ...row, ...changes },
      limits,
      revocation: revocation && { ...revocation, error },
      isExpired: row.expiry <= time,
      left: left.get(row.pci as Hex),
    }
  })
  await storeChanges(stored, followed, options)
  return followed
}

/** Whether a session waits for an operation. */
function isPending({ row, revocation }: Stored): boolean {
  return row.revokedAt === null && revocation !== undefined && revocation.error === null
}

async function readOperations(stored: readonly Stored[], client: SessionChain['client'], to: number) {
  const pending = stored.filter(isPending).flatMap(({ revocation }) => (revocation?.operation ? [revocation] : []))
  if (pending.length === 0) return new Map<Hex, boolean>()
  const from = Math.min(...pending.map(({ firstBlock }) => firstBlock))
  const hashes = [...new Set(pending.map(({ operation }) => operation as Hex))]
  return findOperations(client, hashes, { from, to })
}

/** An operation that succeeded has ended the session. If not, a later check notices it. */
function readError(
  revocation: RevocationRow | undefined,
  operations: ReadonlyMap<Hex, boolean>,
  now: number,
): (typeof revocationErrors)[number] | null {
  if (!revocation) return null
  if (revocation.error) return revocation.error
  if (revocation.operation && operations.get(revocation.operation as Hex) === false) return 'reverted'
  return now - revocation.askedAt > DROP_AFTER ? 'dropped' : null
}

/** When each session was ended. One that the contracts accept again, by other software of its owner, is not ended. */
async function readRevoked(
  stored: readonly Stored[],
  { left, client, to, now }: { left: LeftByPci; client: SessionChain['client']; to: number; now: number },
): Promise<ReadonlyMap<string, number>> {
  const readIsDisabled = ({ row }: Stored) => left.get(row.pci as Hex)?.isDisabled ?? row.revokedAt !== null
  const ended = stored.filter(readIsDisabled)
  const added = ended.filter(({ row }) => row.revokedAt === null)
  const from = Math.min(...added.map(({ row, revocation }) => revocation?.firstBlock ?? row.searchedBlock))
  const pcis = added.map(({ row }) => row.pci as Hex)
  // A node may search fewer blocks than that. That it has ended is certain all the same.
  const search = async () => (added.length === 0 ? new Map<Hex, number>() : findDisabled(client, pcis, { from, to }))
  const found = await search().catch(() => new Map<Hex, number>())
  const times = await readTimes(client, found.values())
  const readTime = (pci: string) => times.get(found.get(pci as Hex) ?? -1)
  return new Map(ended.map(({ row }) => [row.pci, row.revokedAt ?? readTime(row.pci) ?? now]))
}

/** When they were last used, as far as the blocks were searched. */
async function readUses(
  stored: readonly Stored[],
  client: SessionChain['client'],
  to: number,
): Promise<(row: SessionRow) => Changes> {
  const [first] = stored
  if (!first) return () => ({})
  const from = Math.min(...stored.map(({ row }) => row.searchedBlock)) + 1
  const { used, searched } = await findUses(client, first.row.account as Address, { from, to })
  const times = await readTimes(client, used.values())
  return (row) => {
    const usedAt = times.get(used.get(row.pci as Hex) ?? -1)
    return {
      searchedBlock: Math.max(row.searchedBlock, searched),
      ...(usedAt === undefined ? {} : { usedAt: Math.max(usedAt, row.usedAt ?? 0) }),
    }
  }
}

async function storeChanges(
  stored: readonly Stored[],
  followed: readonly FollowedSession[],
  { query }: SessionOptions,
): Promise<void> {
  const changed = followed.filter(({ row }, index) => {
    const before = stored[index]?.row
    return row.revokedAt !== before?.revokedAt || row.usedAt !== before?.usedAt
  })
  const failed = followed.flatMap(({ revocation }, index) =>
    revocation && revocation.error !== stored[index]?.revocation?.error ? [revocation] : [],
  )
  // The sessions that were searched less far before. Now all are searched equally far.
  const searched = followed.filter(({ row }, index) => row.searchedBlock !== stored[index]?.row.searchedBlock)
  await query(async (db) => {
    for (const { row } of changed) {
      await db.update(sessions).set({ revokedAt: row.revokedAt, usedAt: row.usedAt }).where(eq(sessions.pci, row.pci))
    }
    for (const { pci, messageHash, error } of failed) {
      const one = and(eq(revocations.pci, pci), eq(revocations.messageHash, messageHash))
      await db.update(revocations).set({ error }).where(one)
    }
    const [first] = searched
    if (!first) return
    const pcis = searched.map(({ row }) => row.pci)
    await db.update(sessions).set({ searchedBlock: first.row.searchedBlock }).where(inArray(sessions.pci, pcis))
  })
}
