import { describeTransaction } from '../../approval/describe/describe-transaction.js'
import { describeTypedData } from '../../approval/describe/describe-typed-data.js'
import type { EvmDescription, EvmRequestInput } from '../../approval/describe/description.js'
import { failParams } from '../../requests/params-error.js'
import { refuseAccountCalls, refuseAccountData } from './refuse-takeover.js'

/** Typed data that does not hand a smart account over. */
export function describeGuardedData(input: EvmRequestInput): EvmDescription<'typed-data'> {
  const description = describeTypedData(input)
  refuseAccountData(description.request.typedData.domain ?? {})
  return description
}

/** A transaction as its account can send it. For a smart account it is a user operation. */
export function describeGuardedTransaction(input: EvmRequestInput): EvmDescription<'transaction'> {
  const description = describeTransaction(input)
  if (description.signer.type === 'smartAccount') checkForAccount(description)
  return description
}

/** A smart account sends a user operation, which has its own nonce, gas and fees. Gas and fees of the page are not used. */
function checkForAccount({ request: { transaction } }: EvmDescription<'transaction'>): void {
  const { to, data, nonce, from } = transaction
  if (to === null) throw failParams('A smart account cannot deploy a contract by `eth_sendTransaction`. Set `to`.')
  if (nonce !== undefined) throw failParams('A smart account has nonces of its own. Leave `nonce` out.')
  refuseAccountCalls([{ to, data }], from)
}
