import { readBase64Url } from '../../../src/rules/base64-url.js'
import type { OpenedRecovery, Wallet } from '../../../src/services/identity/wallet-schema.js'
import { nameRecovery } from '../keys/name-recovery.js'
import { openSealed } from '../keys/seal-bytes.js'
import { wipe } from '../keys/split-entropy.js'
import type { KeyPorts } from './key-ports.js'
import { readProofTerms } from './prove-wallet.js'

/**
 * Opens the recovery share with `key`, splits the key of the wallet anew and gives this device its own share. The
 * device proves that it holds the key.
 *
 * @param opened The answer of the service, 10 minutes old at most.
 * @throws SealBrokenError for another password or passkey; FrameError with `login-too-old`, `service-unavailable`
 */
export async function recoverWallet(
  { vault, device, openKeyWorker }: KeyPorts,
  { walletId, addresses }: Wallet,
  { opened, key }: { opened: OpenedRecovery; key: CryptoKey },
): Promise<void> {
  const terms = await readProofTerms({ vault, device })
  const recovery = await openSealed(key, opened.sealed, nameRecovery(walletId))
  const { share, body } = await openKeyWorker().run({
    kind: 'split',
    walletId,
    terms,
    shares: [recovery, readBase64Url(opened.share)],
    address: addresses.eip155,
  })
  try {
    // In this order, so that a failure in between leaves no two shares that do not combine.
    await device.deleteShare(walletId)
    await vault.addDevice(body)
    await device.saveShare(walletId, share)
  } finally {
    wipe(share)
  }
}
