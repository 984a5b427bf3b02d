import { signMessage as requestSignature } from 'wagmi/actions'
import { NotConnectedError, WalletFailedError } from '../../../core/errors/wallet-errors.js'
import { type AdapterContext, getLiveConnection } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'

/** `0x` and at least 62 hex digits (specification §5). */
export const signaturePattern = /^0x[0-9a-f]{62,}$/i

/**
 * Has the active account sign a text (`personal_sign`, EIP-191).
 *
 * @throws NotConnectedError, RequestRejectedError, RequestPendingError, WalletLockedError, WalletFailedError
 */
export async function signMessage({ config }: AdapterContext, { message }: { message: string }): Promise<string> {
  const connection = getLiveConnection(config)
  if (!connection) throw new NotConnectedError()
  const { connector } = connection
  try {
    const signature = await requestSignature(config, { connector, message })
    if (signaturePattern.test(signature)) return signature
    throw new WalletFailedError({ details: `Not a signature: ${String(signature).slice(0, 80)}` })
  } catch (error) {
    throw mapWalletError(error)
  }
}
