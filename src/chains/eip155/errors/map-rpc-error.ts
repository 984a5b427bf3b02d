import { LintelError } from '../../../core/errors/lintel-error.js'
import { RpcUnavailableError } from '../../../core/errors/network-errors.js'
import { describeThrown } from '../../../core/errors/to-lintel-error.js'
import { walkThrown } from '../../../core/errors/walk-thrown.js'

/** The Lintel error for a read that no node of the network answered. */
export function mapRpcError(thrown: unknown): LintelError {
  const known = walkThrown(thrown).find((inner) => inner instanceof LintelError)
  if (known instanceof LintelError) return known
  return new RpcUnavailableError({ cause: thrown, details: describeThrown(thrown) })
}
