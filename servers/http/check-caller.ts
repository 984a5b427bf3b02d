import { callerSchema } from '../../src/services/http/schema.js'
import { isLoopback } from '../origins/is-loopback.js'
import { answerFailure, readQuery } from './failure.js'

export type CallerRules = {
  projectIds: readonly string[] | undefined
  /** An empty list allows all. */
  allowedOrigins: readonly string[]
  /** Whether pages of this machine are also allowed, on any port. Default: true. */
  allowsLoopback?: boolean
  /** Further allowed origins. Default: none. */
  isTrusted?: (origin: string) => boolean
}

/** Returns an error reply (400 or 401), or undefined when the caller is allowed. */
export function checkCaller(
  request: Request,
  { projectIds, allowedOrigins, allowsLoopback = true, isTrusted = () => false }: CallerRules,
): Response | undefined {
  const caller = readQuery(request.url, callerSchema)
  if (caller instanceof Response) return caller
  if (projectIds && !projectIds.includes(caller.projectId ?? '')) {
    return answerFailure(401, [{ field: 'projectId', description: 'This project is not served here.' }])
  }
  const origin = request.headers.get('origin')
  // CORS headers let the refused page read the error.
  const isQuestion = new URL(request.url).pathname === '/projects/v1/origins'
  if (isQuestion || origin === null || allowedOrigins.length === 0) return undefined
  if (allowedOrigins.includes(origin) || (allowsLoopback && isLoopback(origin)) || isTrusted(origin)) return undefined
  return answerFailure(401, [
    { field: 'origin', description: 'This origin is not allowed. Add it to the allowed origins of this server.' },
  ])
}
