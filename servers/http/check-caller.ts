import { callerSchema } from '../../src/services/http/schema.js'
import { isLoopback } from '../origins/is-loopback.js'
import { answerFailure, readQuery } from './failure.js'

export type CallerRules = {
  projectIds: readonly string[] | undefined
  /** An empty list allows all. */
  allowedOrigins: readonly string[]
  /** Which origins are allowed besides the list. Default: those of loopback pages. */
  isTrusted?: (origin: string) => boolean
}

/** Returns an error reply (400 or 401), or undefined when the caller is allowed. */
export function checkCaller(
  request: Request,
  { projectIds, allowedOrigins, isTrusted = isLoopback }: CallerRules,
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
  if (allowedOrigins.includes(origin) || isTrusted(origin)) return undefined
  return answerFailure(401, [
    { field: 'origin', description: 'This origin is not allowed. Add it to the allowed origins of this server.' },
  ])
}
