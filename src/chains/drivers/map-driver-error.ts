import { type ErrorContext, LintelError } from '../../core/errors/lintel-error.js'
import { RpcUnavailableError } from '../../core/errors/network-errors.js'
import { describeThrown, toLintelError } from '../../core/errors/to-lintel-error.js'
import { readCode, walkThrown } from '../../core/errors/walk-thrown.js'
import {
  AccountNotSharedError,
  RequestPendingError,
  RequestRejectedError,
  WalletLockedError,
  WalletWindowBlockedError,
} from '../../core/errors/wallet-errors.js'

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
    const mapped = mapCode(readCode(inner), isConnecting, context)
    if (mapped) return mapped
  }
  return toLintelError(thrown)
}

function mapCode(code: number | undefined, isConnecting: boolean, context: ErrorContext): LintelError | null {
  switch (code) {
    case -32002:
      return new RequestPendingError(context)
    case 4100:
      // "Not authorized" while connecting means that the wallet is locked.
      return isConnecting ? new WalletLockedError(context) : new AccountNotSharedError(context)
    case 4900:
    case 4901:
      return new RpcUnavailableError(context)
    case -32010:
      // Not in a standard: our practice wallet sends it when the browser blocks its window.
      return new WalletWindowBlockedError(context)
    default:
      return null
  }
}
