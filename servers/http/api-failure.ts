import { HTTPException } from 'hono/http-exception'
import { answerFailure } from './failure.js'

/** An error that the caller sees: the status of the reply, and the field and text of its reason. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly status: number
  readonly field: string
  /** When the caller may ask again, in seconds. */
  readonly retryAfter: number | undefined

  constructor(status: number, field: string, description: string, retryAfter?: number) {
    super(description)
    this.status = status
    this.field = field
    this.retryAfter = retryAfter
  }
}

/** The reply for an error that every service knows, or undefined. */
export function answerApiFailure(error: unknown): Response | undefined {
  if (error instanceof ApiFailure) {
    const answer = answerFailure(error.status, [{ field: error.field, description: error.message }])
    if (error.retryAfter !== undefined) answer.headers.set('retry-after', String(error.retryAfter))
    return answer
  }
  // Hono's error for a body that is not JSON.
  if (error instanceof HTTPException && error.status === 400) {
    return answerFailure(422, [{ field: 'body', description: 'Must be JSON.' }])
  }
  return undefined
}
