import { signMessage as requestSignature } from 'wagmi/actions'
import { NotConnectedError, WalletFailedError } from '../../../core/errors/wallet-errors.js'
import { isSignature } from '../../../core/format/is-signature.js'
import type { AdapterContext, LiveConnection } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'

/**
 * Has the account of `connection` sign a text (`personal_sign`, EIP-191).
 *
 * @throws NotConnectedError, RequestRejectedError, RequestPendingError, AccountNotSharedError, WalletFailedError
 */
export async function signMessage(
  { config }: AdapterContext,
  connection: LiveConnection | null,
  { message }: { message: string },
): Promise<string> {
  if (!connection) throw new NotConnectedError()
  const { connector } = connection
  try {
    const signature = await requestSignature(config, { connector, message })
    if (isSignature(signature)) return signature
    throw new WalletFailedError({ details: `Not a signature: ${String(signature).slice(0, 80)}` })
  } catch (error) {
    throw mapWalletError(error)
  }
}
