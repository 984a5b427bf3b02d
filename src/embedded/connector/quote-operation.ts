import { type Address, hexToBigInt, isHex, numberToHex } from 'viem'
import type { PairedProvider } from '../../chains/eip155/paired/create-provider.js'
import { ContractRevertedError, InsufficientFundsError } from '../../core/errors/transaction-errors.js'
import type { Quote } from '../../core/model/requests.js'
import { isRecord } from '../../rules/is-record.js'

/** The error code of bundlers for calls that revert. */
const CALLS_REVERT = -32521

/** `value` in the smallest unit. */
export type Call = { to: string; value: bigint; data?: string | undefined }

/**
 * Asks the frame for the cost of a call by a smart account: `eth_estimateUserOperationGas` with calls.
 *
 * @throws InsufficientFundsError, ContractRevertedError when the call reverts, and the errors of the frame
 */
export async function quoteOperation(
  provider: Pick<PairedProvider, 'request'>,
  sender: Address,
  { to, value, data = '0x' }: Call,
): Promise<Quote & { gas: bigint }> {
  const calls = [{ to, value: numberToHex(value), data }]
  const asked = provider.request({ method: 'eth_estimateUserOperationGas', params: [{ sender, calls }] })
  const { status, gas, fee } = await asked.then(
    (quote) => (isRecord(quote) ? quote : {}),
    (error: unknown) => {
      if (!isRecord(error) || error.code !== CALLS_REVERT) throw error
      // A bundler writes the reason after its own message.
      const reason = /revert\w*(?: with reason)?: (.+)$/s.exec(String(error.message))?.[1]
      throw new ContractRevertedError({ reason, cause: error })
    },
  )
  if (status === 'insufficient') throw new InsufficientFundsError()
  if (!isHex(gas) || !isHex(fee)) throw new TypeError('The frame answered without gas and fee.')
  return { gas: hexToBigInt(gas), fee: hexToBigInt(fee), ...(status === 'sponsored' && { isSponsored: true }) }
}
