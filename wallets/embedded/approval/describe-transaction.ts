import { isRecord } from '../../../src/rules/is-record.js'
import { describeCall } from '../../requests/describe-call.js'
import { parseTransaction } from '../../requests/parse-transaction.js'
import type { Description, DescriptionInput } from './description.js'
import { listCallWarnings } from './list-call-warnings.js'

/** Describes `eth_sendTransaction`: `[transaction]`. Without `from` the account of the wallet sends it. */
export function describeTransaction({ params: [value], context, chain, parseSigner }: DescriptionInput): Description {
  const from = isRecord(value) && value.from !== undefined ? parseSigner(value.from) : context.account
  const transaction = parseTransaction(value, from, chain)
  const call = describeCall(transaction)
  return {
    kind: 'transaction',
    call,
    request: { kind: 'send-transaction', transaction },
    warnings: listCallWarnings([call]),
  }
}
