import type { InferInput } from 'valibot'
import { getAddress, type Hex } from 'viem'
import { decodeDelegation } from '../../../src/embedded/smart-account/delegation.js'
import { writePermissions } from '../../../src/embedded/smart-account/write-permissions.js'
import type { sessionSchema, sessionStates } from '../../../src/features/sessions/data/schema.js'
import type { FollowedSession } from './follow-sessions.js'

/** A session in a reply. */
export type SessionEntry = InferInput<typeof sessionSchema>

/** Writes a session for a reply. The wallet gets the context besides. */
export function formatSession(session: FollowedSession, isWallet: boolean): SessionEntry {
  const { row, limits, revocation, left } = session
  const { permissions, policies } = writePermissions(limits)
  const status = readStatus(session)
  const isOpen = status === 'active' || status === 'ending'
  return {
    project: { id: row.origin, name: new URL(row.origin).host, url: row.origin },
    pci: row.pci,
    expiry: row.expiry,
    createdAt: row.createdAt,
    permissions: [...permissions],
    policies: [...policies],
    ...(row.revokedAt === null ? {} : { revokedAt: row.revokedAt }),
    chainId: row.network,
    account: getAddress(row.account),
    signer: { type: 'account', data: { address: decodeDelegation(row.context as Hex)?.delegate ?? '' } },
    status,
    ...(isOpen && limits.allowance.kind !== 'calls' ? { remaining: left?.remaining ?? null } : {}),
    ...(isOpen && limits.uses !== undefined ? { uses: left?.uses ?? null } : {}),
    lastUsedAt: row.usedAt,
    ...(revocation
      ? { revocation: { operation: revocation.operation, askedAt: revocation.askedAt, error: revocation.error } }
      : {}),
    ...(isWallet ? { context: row.context } : {}),
  }
}

function readStatus({ row, isExpired, revocation }: FollowedSession): (typeof sessionStates)[number] {
  if (row.revokedAt !== null) return 'revoked'
  if (isExpired) return 'expired'
  return revocation && revocation.error === null ? 'ending' : 'active'
}
