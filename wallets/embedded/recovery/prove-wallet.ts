import type { WalletClaim, WalletProof } from '../../../src/services/identity/wallet-proof.js'
import type { Wallet } from '../../../src/services/identity/wallet-schema.js'
import { readThumbprint } from '../keys/read-thumbprint.js'
import type { ProofTerms } from '../signer/key-operation.js'
import type { KeyPorts } from './key-ports.js'
import { releaseShares } from './release-shares.js'

/** The context of the next proof of a wallet's key: this device, and a new nonce of the service. */
export async function readProofTerms({ vault, device }: Pick<KeyPorts, 'vault' | 'device'>): Promise<ProofTerms> {
  return { thumbprint: await readThumbprint(device), nonce: await vault.readNonce() }
}

/**
 * The proof that this device holds the key of the wallet, for one request.
 *
 * @param about `stored`: the record or action of the service, named the same there.
 * @throws FrameError with `recovery-required` when this browser has no share, `login-too-old`, `service-unavailable`
 *
 * @example await proveWallet(ports, wallet, { action: 'revoke-device', stored: { thumbprint } })
 */
export async function proveWallet(
  ports: KeyPorts,
  { walletId, addresses }: Wallet,
  about: Pick<WalletClaim, 'action' | 'stored'>,
): Promise<WalletProof> {
  const terms = await readProofTerms(ports)
  const shares = await releaseShares(ports, walletId, 'sign')
  const claim = { ...about, walletId, ...terms }
  return (await ports.openKeyWorker().run({ kind: 'prove', claim, shares, address: addresses.eip155 })).proof
}
