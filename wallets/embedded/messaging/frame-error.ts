import type { FrameFailure } from '../../../src/embedded/protocol/envelope.js'
import type { FrameFailureCode } from '../../../src/embedded/protocol/failure-code.js'

/**
 * A failure that the page may know. Anything else that a handler throws reaches the page as "An error occurred".
 *
 * @example throw new FrameError('wrong-code', 'This code is not valid.')
 */
export class FrameError extends Error {
  override name = 'FrameError'
  readonly code: number | FrameFailureCode

  constructor(code: number | FrameFailureCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The failure that the page receives for an error. */
export function toFrameFailure(error: unknown): FrameFailure {
  if (error instanceof FrameError) return { code: error.code, message: error.message.slice(0, 1_000) }
  return { code: -32603, message: 'An error occurred' }
}
