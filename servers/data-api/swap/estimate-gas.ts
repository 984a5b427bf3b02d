import {
  type Address,
  BaseError,
  ExecutionRevertedError,
  type Hex,
  InsufficientFundsError,
  type PublicClient,
} from 'viem'
import { ApiFailure } from '../../http/api-failure.js'
import { cleanText } from '../readers/clean-text.js'

/** Pools may have moved until it is mined, in percent. */
const MARGIN = 120n
/** The maximum length of a reason, characters. */
const MAX_REASON = 200

/**
 * Estimates the gas of a call.
 *
 * @throws ApiFailure 400 with the reason when the call fails.
 */
export async function estimateGas(
  client: PublicClient,
  { from, ...call }: { from: Address; to: Address; data: Hex; value: bigint },
): Promise<bigint> {
  try {
    return ((await client.estimateGas({ account: from, ...call })) * MARGIN) / 100n
  } catch (error) {
    const failed = error instanceof BaseError && error.walk(isFailedCall)
    if (!(failed instanceof BaseError)) throw error
    const reason = cleanText(failed.details || failed.shortMessage, MAX_REASON)
    throw new ApiFailure(400, 'transaction', `The transaction would fail: ${reason}`)
  }
}

const isFailedCall = (cause: unknown) =>
  cause instanceof ExecutionRevertedError || cause instanceof InsufficientFundsError
