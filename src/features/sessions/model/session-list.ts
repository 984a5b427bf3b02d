import type { Session, SessionStatus } from './session.js'

/** How long an ended session is listed, in ms. */
export const KEPT_MS = 30 * 24 * 3_600_000

/** The current status of a session, by the browser's clock. An ended session stays ended. */
export function readSessionStatus(session: Session, now: number): SessionStatus {
  if (session.revokedAt !== null) return 'revoked'
  if (session.expiresAt <= now) return 'expired'
  return session.isEnding ? 'ending' : 'active'
}

/** Whether an app can still act by a session of this status. */
export function canAct(status: SessionStatus): boolean {
  return status === 'active' || status === 'ending'
}

/** The time when a session ended, or will expire. */
export function readEnd({ revokedAt, expiresAt }: Session): number {
  return revokedAt ?? expiresAt
}

/**
 * The listed sessions: first those with which apps can act, the newest first; then those that ended within 30 days, the
 * last one first.
 *
 * @param now Ms since the epoch.
 */
export function sortSessions(sessions: readonly Session[], now: number): readonly Session[] {
  const isActive = (session: Session) => canAct(readSessionStatus(session, now))
  const active = sessions.filter(isActive)
  const ended = sessions.filter((session) => !isActive(session) && readEnd(session) > now - KEPT_MS)
  return [...active.sort((a, b) => b.createdAt - a.createdAt), ...ended.sort((a, b) => readEnd(b) - readEnd(a))]
}

/** When the next session expires, ms since the epoch; null when none does. */
export function readNextExpiry(sessions: readonly Session[], now: number): number | null {
  const times = sessions.filter((session) => canAct(readSessionStatus(session, now))).map(readEnd)
  return times.length === 0 ? null : Math.min(...times)
}

/**
 * The sessions after a read. A revoked one stays revoked, even if a service that lags behind says otherwise.
 *
 * @param revoked The time when each was seen revoked, ms since the epoch, by `pci`.
 */
export function keepRevoked(sessions: readonly Session[], revoked: ReadonlyMap<string, number>): readonly Session[] {
  return sessions.map((session) => ({ ...session, revokedAt: session.revokedAt ?? revoked.get(session.pci) ?? null }))
}
