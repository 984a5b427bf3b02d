import { isRecord } from '../../../src/rules/is-record.js'
import { describeCall } from '../../requests/describe-call.js'
import { parseTransaction } from '../../requests/parse-transaction.js'
import type { EvmDescription, EvmRequestInput } from './description.js'
import { listCallWarnings } from './list-call-warnings.js'

/** Describes `eth_sendTransaction`: `[transaction]`. Without `from` the account that acts by default sends it. */
export function describeTransaction({
  params: [value],
  chain,
  parseSigner,
}: EvmRequestInput): EvmDescription<'transaction'> {
  const signer = parseSigner(isRecord(value) ? value.from : undefined)
  const transaction = parseTransaction(value, signer.address, chain)
  const call = describeCall(transaction)
  return {
    kind: 'transaction',
    signer,
    call,
    request: { kind: 'send-transaction', transaction },
    warnings: listCallWarnings([call]),
  }
}
