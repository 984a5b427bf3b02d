import { type ErrorContext, LintelError } from '../../core/errors/lintel-error.js'
import { mapProviderCode } from '../../core/errors/map-provider-code.js'
import { describeThrown, toLintelError } from '../../core/errors/to-lintel-error.js'
import { readCode, walkThrown } from '../../core/errors/walk-thrown.js'
import { RequestRejectedError } from '../../core/errors/wallet-errors.js'

/** `isConnecting`: the request was for accounts. `isRejection`: the rule of the wallet that threw. */
type Asked = { isConnecting?: boolean; isRejection(error: unknown): boolean }

/**
 * The Lintel error for any value that a wallet threw. Reads EIP-1193 codes, which wallets of other namespaces use too.
 * Only the wallet's own rule decides on a rejection: -32000 is one in some wallets and bad input in others.
 */
export function mapDriverError(thrown: unknown, { isConnecting = false, isRejection }: Asked): LintelError {
  const all = walkThrown(thrown)
  const known = all.find((inner) => inner instanceof LintelError)
  if (known instanceof LintelError) return known
  const context: ErrorContext = { cause: thrown, details: describeThrown(thrown) }
  if (isRejection(thrown)) return new RequestRejectedError(context)
  for (const inner of all) {
    const mapped = mapProviderCode(readCode(inner), isConnecting, context)
    if (mapped) return mapped
  }
  return toLintelError(thrown)
}
