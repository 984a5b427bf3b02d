import { hexToBigInt, isHex } from 'viem'
import { ContractRevertedError, InsufficientFundsError } from '../../core/errors/transaction-errors.js'
import type { Quote } from '../../core/requests/requests.js'
import { isRecord } from '../../rules/is-record.js'

/** The code of bundlers for calls that revert. */
const CALLS_REVERT = -32521

/**
 * Reads what the frame answers to `eth_estimateUserOperationGas` with calls.
 *
 * @throws InsufficientFundsError, ContractRevertedError when the calls revert, and what `answer` rejects with
 */
export async function readQuote(answer: Promise<unknown>): Promise<Quote & { gas: bigint }> {
  const { status, gas, fee } = await answer.then(
    (quote) => (isRecord(quote) ? quote : {}),
    (error: unknown) => {
      if (!isRecord(error) || error.code !== CALLS_REVERT) throw error
      // A bundler writes the reason behind what it says itself.
      const reason = /revert\w*(?: with reason)?: (.+)$/s.exec(String(error.message))?.[1]
      throw new ContractRevertedError({ reason, cause: error })
    },
  )
  if (status === 'insufficient') throw new InsufficientFundsError()
  if (!isHex(gas) || !isHex(fee)) throw new TypeError('The frame answered without gas and fee.')
  return { gas: hexToBigInt(gas), fee: hexToBigInt(fee), ...(status === 'sponsored' && { isSponsored: true }) }
}
