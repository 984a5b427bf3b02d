import { readBase64Url, writeBase64Url } from '../../../src/rules/base64-url.js'
import type { OpenedRecovery, Wallet } from '../../../src/services/identity/wallet-schema.js'
import { openSealed } from '../keys/seal-bytes.js'
import { wipe } from '../keys/split-entropy.js'
import type { KeyPorts } from './key-ports.js'
import { nameRecovery } from './set-up-recovery.js'

/**
 * Opens the recovery share with `key`, splits the key of the wallet anew and gives this device a share of its own.
 *
 * @param opened What the service gave, 10 minutes ago at most.
 * @throws SealBrokenError for another password or passkey; FrameError with `login-too-old`, `service-unavailable`
 */
export async function recoverWallet(
  { vault, device, openKeyWorker }: KeyPorts,
  { walletId, addresses }: Wallet,
  { opened, key }: { opened: OpenedRecovery; key: CryptoKey },
): Promise<void> {
  const recovery = await openSealed(key, opened.sealed, nameRecovery(walletId))
  const { shares } = await openKeyWorker().run({
    kind: 'split',
    shares: [recovery, readBase64Url(opened.share)],
    address: addresses.eip155,
  })
  try {
    // In this order, so that a failure in between leaves no two shares that do not combine.
    await device.deleteShare(walletId)
    await vault.addDevice({ walletId, share: writeBase64Url(shares.server) })
    await device.saveShare(walletId, shares.device)
  } finally {
    wipe(shares.device, shares.server, shares.recovery)
  }
}
