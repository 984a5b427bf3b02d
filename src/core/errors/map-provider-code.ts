import type { ErrorContext, LintelError } from './lintel-error.js'
import { RpcUnavailableError } from './network-errors.js'
import {
  AccountNotSharedError,
  RequestPendingError,
  WalletLockedError,
  WalletWindowBlockedError,
} from './wallet-errors.js'

/**
 * The Lintel error for a code of EIP-1193, which wallets of every namespace use; null for others. `isConnecting`: the request was
 * for accounts.
 */
export function mapProviderCode(
  code: number | undefined,
  isConnecting: boolean,
  context: ErrorContext,
): LintelError | null {
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
