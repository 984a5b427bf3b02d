import { isRecord } from '../../../src/rules/is-record.js'
import { refuseAccountCalls } from '../../embedded/approval/refuse-takeover.js'
import { describeCall } from '../../requests/describe-call.js'
import { failParams } from '../../requests/params-error.js'
import { parseTransaction, type TransactionRequest } from '../../requests/parse-transaction.js'
import type { Description, DescriptionInput } from './description.js'
import { listCallWarnings } from './list-call-warnings.js'

/** Describes `eth_sendTransaction`: `[transaction]`. Without `from` the account of the wallet sends it. */
export function describeTransaction({ params: [value], chain, parseSigner }: DescriptionInput): Description {
  const signer = parseSigner(isRecord(value) ? value.from : undefined)
  const transaction = parseTransaction(value, signer.address, chain)
  if (signer.type === 'smartAccount') checkForAccount(transaction)
  const call = describeCall(transaction)
  return {
    kind: 'transaction',
    signer,
    call,
    request: { kind: 'send-transaction', transaction },
    warnings: listCallWarnings([call]),
  }
}

/** A smart account sends a user operation, which has a nonce, gas and fees of its own. Gas and fees of the page are not used. */
function checkForAccount({ to, data, nonce, from }: TransactionRequest): void {
  if (to === null) throw failParams('A smart account cannot deploy a contract by `eth_sendTransaction`. Set `to`.')
  if (nonce !== undefined) throw failParams('A smart account has nonces of its own. Leave `nonce` out.')
  refuseAccountCalls([{ to, data }], from)
}
