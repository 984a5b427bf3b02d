import type { RecoveryMethod, Wallet } from '../../../src/services/identity/wallet-schema.js'
import type { KeyPorts } from './key-ports.js'
import { readProofTerms } from './prove-wallet.js'
import { releaseShares } from './release-shares.js'

/**
 * Splits the key anew, seals one share with `key` and stores it with the server share of the same split. The shares of
 * this device stay unchanged.
 *
 * @param made `method` makes `key`, from a password or a passkey.
 * @throws FrameError with `recovery-required`, `login-too-old` when the login is older than 5 minutes, `service-unavailable`
 */
export async function setUpRecovery(
  ports: KeyPorts,
  { walletId, addresses }: Wallet,
  made: { method: RecoveryMethod; key: CryptoKey },
): Promise<void> {
  const terms = await readProofTerms(ports)
  const shares = await releaseShares(ports, walletId, 'split')
  const pair = { shares, address: addresses.eip155 }
  const { body } = await ports.openKeyWorker().run({ kind: 'seal-recovery', walletId, ...made, terms, ...pair })
  await ports.vault.setRecovery(body)
}
