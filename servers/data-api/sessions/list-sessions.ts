import { createHash } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { ApiFailure } from '../../http/api-failure.js'
import { isNodeUnavailable } from '../api-failure.js'
import type { AccountInput } from '../chain/parse-account.js'
import type { SessionOptions } from './chain/session-chain.js'
import { revocations, type SessionRow, sessions } from './database/schema.js'
import { type FollowedSession, followSessions, keepSessions, readSession } from './follow-sessions.js'
import { formatSession, type SessionEntry } from './format-session.js'
import { KEPT } from './store-session.js'

/** The most sessions in a reply. */
const MAX_LISTED = 500

/**
 * Lists the sessions of an account that a key opens, the newest first, with their present states on the chains.
 *
 * @param authorization The header of the request.
 * @throws ApiFailure 401 without a key, 503 without the database
 */
export async function listSessions(
  { address, chainId }: AccountInput,
  authorization: string | undefined,
  options: SessionOptions,
): Promise<SessionEntry[]> {
  const keyHash = readKeyHash(authorization)
  const oldest = Math.floor(options.now() / 1_000) - KEPT
  const opened = and(
    eq(sessions.account, address.toLowerCase()),
    or(eq(sessions.originKeyHash, keyHash), eq(sessions.walletKeyHash, keyHash)),
    ...(chainId === undefined ? [] : [eq(sessions.network, chainId)]),
    gt(sessions.expiry, oldest),
    or(isNull(sessions.revokedAt), gt(sessions.revokedAt, oldest)),
  )
  const rows = await options.query((db) =>
    db.select().from(sessions).where(opened).orderBy(desc(sessions.createdAt), desc(sessions.pci)).limit(MAX_LISTED),
  )
  const followed = await follow(rows, options)
  return rows.flatMap(({ pci }) => {
    const session = followed.get(pci)
    return session ? [formatSession(session, session.row.walletKeyHash === keyHash)] : []
  })
}

async function follow(
  rows: readonly SessionRow[],
  options: SessionOptions,
): Promise<ReadonlyMap<string, FollowedSession>> {
  const pcis = rows.map(({ pci }) => pci)
  const tries =
    pcis.length === 0
      ? []
      : await options.query((db) =>
          db.select().from(revocations).where(inArray(revocations.pci, pcis)).orderBy(revocations.askedAt),
        )
  const newest = new Map(tries.map((revocation) => [revocation.pci, revocation]))
  const sessions = rows.map((row) => readSession(row, newest.get(row.pci)))
  const networks = [...new Set(rows.map(({ network }) => network))]
  const followed = await Promise.all(
    networks.map(async (network) => {
      const stored = sessions.filter(({ row }) => row.network === network)
      const chain = options.chains.get(network)
      try {
        if (chain) return await followSessions(stored, chain, options)
      } catch (error) {
        if (!isNodeUnavailable(error)) throw error
      }
      // The stored part is shown. Only the chain knows the rest of the limits.
      return keepSessions(stored, options)
    }),
  )
  return new Map(followed.flat().map((session) => [session.row.pci, session]))
}

/** @throws ApiFailure 401 */
function readKeyHash(authorization: string | undefined): string {
  const [, key] = /^bearer ([\da-f]{64})$/i.exec(authorization ?? '') ?? []
  if (key !== undefined) return `0x${createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex')}`
  throw new ApiFailure(401, 'authorization', 'Must have the key of the wallet: Bearer and 64 hexadecimal digits.')
}
