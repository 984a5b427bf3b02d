import { BaseError } from 'viem'
import { ApiFailure, answerApiFailure } from '../http/api-failure.js'
import { answerFailure } from '../http/failure.js'
import { NodeBusyError, NodeUnavailableError } from '../rpc/create-node.js'
import { InvalidCursorError } from './queries/cursor.js'

/**
 * The pause after a read that got no turn, s. Longer than a page waits by itself for a server that starts
 * (`askWhileStarting`): asking again at once would be more of what there is too much of.
 */
const BUSY_RETRY_AFTER = 5

/** The reply for an error that is not the server's own fault, or undefined. */
export function answerKnownError(error: unknown): Response | undefined {
  if (error instanceof InvalidCursorError) {
    return answerFailure(400, [{ field: 'cursor', description: 'Must be the `next` of the page before it.' }])
  }
  const failure = findNodeFailure(error)
  if (failure instanceof NodeBusyError) {
    const busy = 'Too much is read from this chain at the moment. Try again later.'
    return answerApiFailure(new ApiFailure(503, 'chainId', busy, BUSY_RETRY_AFTER))
  }
  if (failure) {
    return answerFailure(503, [{ field: 'chainId', description: 'The chain does not answer. Try again later.' }])
  }
  return answerApiFailure(error)
}

/** Whether no node of a chain answered. viem wraps the error in its own. */
export const isNodeUnavailable = (error: unknown): boolean => findNodeFailure(error) !== null

function findNodeFailure(error: unknown): unknown {
  if (error instanceof NodeUnavailableError) return error
  return error instanceof BaseError ? error.walk((cause) => cause instanceof NodeUnavailableError) : null
}
