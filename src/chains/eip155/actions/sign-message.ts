import { signMessage as requestSignature } from 'wagmi/actions'
import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { RequestPin, Signed } from '../../../core/model/requests.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'
import { nameFailure } from '../errors/name-failure.js'
import { isSignature } from '../is-signature.js'
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
): Promise<Signed> {
  const { connector, account } = requireConnection(connection, pin)
  try {
    const signature = assertSignature(await requestSignature(config, { connector, account, message }))
    return { signature, encoding: 'hex', scheme: 'eip191', address: account }
  } catch (error) {
    throw mapWalletError(nameFailure('WagmiAdapter:signMessage - Sign message failed', error))
  }
}

/** @throws WalletFailedError if the answer is not a signature */
export function assertSignature(signature: string): string {
  if (isSignature(signature)) return signature
  throw new WalletFailedError({ details: `Not a signature: ${String(signature).slice(0, 80)}` })
}
