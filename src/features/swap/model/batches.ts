import { readCode, walkThrown } from '../../../core/errors/walk-thrown.js'

/** EIP-5792: no upgrade of the account, no atomic batches. EIP-1193 and JSON-RPC: no such method. */
const refusals: readonly (number | undefined)[] = [5750, 5760, 4200, -32601]

/**
 * Whether a wallet refused to run a batch, so that its steps are sent one by one. Remember it for the connector until the
 * page is left.
 */
export function isBatchRefusal(error: unknown): boolean {
  return walkThrown(error).some((inner) => refusals.includes(readCode(inner)))
}
