import { LintelError } from '../../../core/errors/lintel-error.js'
import { RpcUnavailableError } from '../../../core/errors/network-errors.js'
import { describeThrown } from '../../../core/errors/to-lintel-error.js'
import { ContractRevertedError, InsufficientFundsError } from '../../../core/errors/transaction-errors.js'
import { walkThrown } from '../../../core/errors/walk-thrown.js'
import { isRecord } from '../../../rules/is-record.js'
import { decodeRevert } from './decode-revert.js'

/** The Lintel error for a failed read: the error of the node or the contract, else `RpcUnavailableError`. */
export function mapRpcError(thrown: unknown): LintelError {
  const all = walkThrown(thrown)
  const known = all.find((inner) => inner instanceof LintelError)
  if (known instanceof LintelError) return known
  const context = { cause: thrown, details: describeThrown(thrown) }
  // viem creates named errors from the error texts of nodes.
  const find = (...names: string[]) => all.find((inner) => inner instanceof Error && names.includes(inner.name))
  if (find('InsufficientFundsError')) return new InsufficientFundsError(context)
  if (find('ContractFunctionZeroDataError')) {
    return new ContractRevertedError({ ...context, reason: 'there is no such function at this address' })
  }
  const reverted = find('ContractFunctionRevertedError', 'ExecutionRevertedError')
  if (reverted) return new ContractRevertedError({ ...context, reason: decodeRevert(thrown) ?? readReason(reverted) })
  return new RpcUnavailableError(context)
}

/** The decoded `reason`, or the name of a custom error (`data.errorName`). */
function readReason(reverted: unknown): string | undefined {
  const { reason, data, details } = reverted as Record<string, unknown>
  if (isRecord(data) && typeof data.errorName === 'string' && data.errorName !== 'Error') return data.errorName
  const text = typeof reason === 'string' ? reason : details
  // Without a reason, a node's text only tells that the call reverted.
  return typeof text === 'string' ? text.replace(/^execution reverted:? ?/, '') || undefined : undefined
}
