import type { WalletClaim, WalletProof } from '../../../src/services/identity/wallet-proof.js'
import type { KeyPorts } from './key-ports.js'
import { proveWallet } from './prove-wallet.js'

/**
 * The proof that this device holds the key of the account's wallet, for a request about the account. Undefined for an account
 * without a wallet, where the login is enough.
 *
 * @param about `stored`: the action of the service, named the same there.
 * @throws FrameError as `proveWallet`
 *
 * @example await proveOwner(ports, { action: 'end-session', stored: { sessionId } })
 */
export async function proveOwner(
  ports: KeyPorts,
  about: Pick<WalletClaim, 'action' | 'stored'>,
): Promise<WalletProof | undefined> {
  const wallet = await ports.vault.read()
  return wallet ? proveWallet(ports, wallet, about) : undefined
}
