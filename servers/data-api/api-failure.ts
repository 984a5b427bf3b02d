import { BaseError } from 'viem'
import { answerApiFailure } from '../http/api-failure.js'
import { answerFailure } from '../http/failure.js'
import { InvalidCursorError } from './queries/cursor.js'
import { NodeUnavailableError } from './rpc/create-node.js'

/** The reply for an error that is not the server's own fault, or undefined. */
export function answerKnownError(error: unknown): Response | undefined {
  if (error instanceof InvalidCursorError) {
    return answerFailure(400, [{ field: 'cursor', description: 'Must be the `next` of the page before it.' }])
  }
  if (isNodeUnavailable(error)) {
    return answerFailure(503, [{ field: 'chainId', description: 'The chain does not answer. Try again later.' }])
  }
  return answerApiFailure(error)
}

/** Whether no node of a chain answered. viem wraps the error in its own. */
export function isNodeUnavailable(error: unknown): boolean {
  if (error instanceof NodeUnavailableError) return true
  return error instanceof BaseError && error.walk((cause) => cause instanceof NodeUnavailableError) !== null
}
