import { Badge } from '../../../../components/badge/badge.js'
import type { SessionsWords } from '../../messages/en.js'
import type { SmartSession } from '../../react/use-sessions.js'

const accents = { active: 'green', ending: 'amber', revoked: 'gray', expired: 'gray' } as const

export type SessionBadgeProps = {
  session: SmartSession
  labels: SessionsWords
  /** Hides the badge of an active session. */
  isQuiet?: boolean
}

/** The status of a session, or that it could not be ended. */
export function SessionBadge({ session: { status, problem }, labels, isQuiet = false }: SessionBadgeProps) {
  if (status === 'active' && problem !== null) return <Badge accent="red">{labels.notEnded}</Badge>
  if (status === 'active' && isQuiet) return null
  return <Badge accent={accents[status]}>{labels.statuses[status]}</Badge>
}
