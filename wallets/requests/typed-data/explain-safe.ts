import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { describeCall } from '../describe-call.js'
import type { SafeEffect } from './signed-effect.js'
import type { TypedDataInput } from './typed-data-input.js'

const transactionType =
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,' +
  'address gasToken,address refundReceiver,uint256 nonce)'

const DELEGATE_CALL = 1n

type Transaction = {
  to: Address
  value: bigint
  data: Hex
  operation: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
}

/**
 * Explains a transaction of a Safe (1.0.0 and later). Each Safe is the contract that checks its signatures.
 *
 * @see https://docs.safe.global/reference-smart-account/transactions/execTransaction
 */
export function explainSafe({ type, domain, message }: TypedDataInput): SafeEffect | null {
  const safe = domain.verifyingContract
  const { to, value, data, operation, gasPrice, gasToken, refundReceiver } = message as Transaction
  if (type !== transactionType || safe === undefined || operation > DELEGATE_CALL) return null
  const nameless = (address: Address) => (isAddressEqual(address, zeroAddress) ? null : address)
  return {
    type: 'safe',
    safe,
    sent: { to, value, data },
    call: operation === DELEGATE_CALL ? null : describeCall({ to, data }),
    refund: gasPrice === 0n ? null : { token: nameless(gasToken), price: gasPrice, to: nameless(refundReceiver) },
  }
}
