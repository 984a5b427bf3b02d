import { signMessage as requestSignature } from 'wagmi/actions'
import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import { isSignature } from '../../../core/format/is-signature.js'
import type { RequestPin } from '../../../core/model/chain-adapter.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'
import type { LiveConnection } from '../live-connections.js'
import { requireConnection } from './request-connection.js'

/**
 * Asks the account of `connection` to sign a text (`personal_sign`, EIP-191).
 *
 * @throws NotConnectedError, NetworkMismatchError, AccountMismatchError, RequestRejectedError, RequestPendingError,
 * AccountNotSharedError, WalletFailedError
 */
export async function signMessage(
  { config }: AdapterContext,
  connection: LiveConnection | null,
  { message, ...pin }: RequestPin & { message: string },
): Promise<string> {
  const { connector, account } = requireConnection(connection, pin)
  try {
    const signature = await requestSignature(config, { connector, account, message })
    return assertSignature(signature)
  } catch (error) {
    throw mapWalletError(error)
  }
}

/** @throws WalletFailedError when the wallet answered with something else */
export function assertSignature(signature: string): string {
  if (isSignature(signature)) return signature
  throw new WalletFailedError({ details: `Not a signature: ${String(signature).slice(0, 80)}` })
}
