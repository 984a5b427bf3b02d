import { type ErrorContext, LintelError } from '../../core/errors/lintel-error.js'
import { mapProviderCode } from '../../core/errors/map-provider-code.js'
import { describeThrown, toLintelError } from '../../core/errors/to-lintel-error.js'
import { readCode, walkThrown } from '../../core/errors/walk-thrown.js'
import { RequestRejectedError } from '../../core/errors/wallet-errors.js'

/** `isConnecting`: the wallet was asked for its accounts. `isRejection`: the rule of the wallet that threw. */
type Asked = { isConnecting?: boolean; isRejection(error: unknown): boolean }

/**
 * The Lintel error for anything a wallet threw. Reads the codes of EIP-1193, which wallets of other namespaces use too.
 * Only the wallet's own rule tells a rejection: -32000 is one of some wallets and bad input of others.
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
