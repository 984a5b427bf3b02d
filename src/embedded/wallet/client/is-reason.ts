import { EmbeddedWalletFailedError } from '../../../core/errors/embedded-errors.js'
import type { FrameFailureCode } from '../../protocol/failure-code.js'

/** Whether the frame failed with one of these codes. */
export function isReason(error: unknown, ...reasons: readonly FrameFailureCode[]): boolean {
  return error instanceof EmbeddedWalletFailedError && reasons.some((reason) => reason === error.reason)
}
