import { writeBase64Url } from '../../../src/rules/base64-url.js'
import type { RecoveryMethod, Wallet } from '../../../src/services/identity/wallet-schema.js'
import { sealBytes } from '../keys/seal-bytes.js'
import { wipe } from '../keys/split-entropy.js'
import type { KeyPorts } from './key-ports.js'
import { releaseShares } from './release-shares.js'

/** What the sealed recovery share belongs to, so that it opens for this wallet alone. */
export const nameRecovery = (walletId: string) => `lintel recovery share 1 ${walletId}`

/**
 * Splits the key anew, seals one share with `key` and stores it with the server share of the same split. The shares of
 * this device stay as they are.
 *
 * @param key Made by `method`, from a password or a passkey.
 * @throws FrameError with `recovery-required`, `login-too-old` when the login is older than 5 minutes, `service-unavailable`
 */
export async function setUpRecovery(
  ports: KeyPorts,
  { walletId, addresses }: Wallet,
  { method, key }: { method: RecoveryMethod; key: CryptoKey },
): Promise<void> {
  const released = await releaseShares(ports, walletId, 'split')
  const { shares } = await ports.openKeyWorker().run({ kind: 'split', shares: released, address: addresses.eip155 })
  try {
    const sealed = await sealBytes(key, shares.recovery, nameRecovery(walletId))
    await ports.vault.setRecovery({ walletId, method, sealed, share: writeBase64Url(shares.server) })
  } finally {
    wipe(shares.device, shares.server, shares.recovery)
  }
}
