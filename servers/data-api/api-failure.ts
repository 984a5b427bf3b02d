import { HTTPException } from 'hono/http-exception'
import { BaseError } from 'viem'
import { answerFailure } from '../http/failure.js'
import { InvalidCursorError } from './queries/cursor.js'
import { NodeUnavailableError } from './rpc/create-node.js'

/** An error that the caller is told about: the status of the reply, and the field and text of its reason. */
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

/** The reply for an error that is not the server's own fault, or undefined. */
export function answerKnownError(error: unknown): Response | undefined {
  if (error instanceof ApiFailure) {
    const answer = answerFailure(error.status, [{ field: error.field, description: error.message }])
    if (error.retryAfter !== undefined) answer.headers.set('retry-after', String(error.retryAfter))
    return answer
  }
  if (error instanceof InvalidCursorError) {
    return answerFailure(400, [{ field: 'cursor', description: 'Must be the `next` of the page before it.' }])
  }
  // Of Hono, for a body that is no JSON.
  if (error instanceof HTTPException && error.status === 400) {
    return answerFailure(422, [{ field: 'body', description: 'Must be JSON.' }])
  }
  if (isNodeUnavailable(error)) {
    return answerFailure(503, [{ field: 'chainId', description: 'The chain does not answer. Try again later.' }])
  }
  return undefined
}

/** Whether no node of a chain answered. viem wraps the error in its own. */
export function isNodeUnavailable(error: unknown): boolean {
  if (error instanceof NodeUnavailableError) return true
  return error instanceof BaseError && error.walk((cause) => cause instanceof NodeUnavailableError) !== null
}
