import { EmbeddedWalletFailedError } from '../../../core/errors/embedded-errors.js'
import type { FrameFailureCode } from '../../protocol/failure-code.js'

/** Repeats the request while the frame answers that the visitor is not done yet. */
export async function askFrameUntilDone<Result>(
  pending: FrameFailureCode,
  ask: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isReason(error, pending)) throw error
    }
  }
}

/** Whether the frame failed with one of these codes. */
export function isReason(error: unknown, ...reasons: readonly FrameFailureCode[]): boolean {
  return error instanceof EmbeddedWalletFailedError && reasons.some((reason) => reason === error.reason)
}
