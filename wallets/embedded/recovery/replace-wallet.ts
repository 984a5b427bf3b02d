import { writeBase64Url } from '../../../src/rules/base64-url.js'
import type { Wallet } from '../../../src/services/identity/wallet-schema.js'
import { wipe } from '../keys/split-entropy.js'
import { ServiceFailure } from '../service/service-failure.js'
import type { KeyPorts } from './key-ports.js'

/**
 * Gives up a wallet whose key is lost, and creates another one. The new wallet has no recovery yet.
 *
 * @throws FrameError with `login-too-old`, `service-unavailable`
 */
export async function replaceWallet(
  { vault, device, openKeyWorker }: KeyPorts,
  lost: Pick<Wallet, 'walletId'>,
): Promise<Wallet> {
  const { shares, addresses } = await openKeyWorker().run({ kind: 'create' })
  const walletId = writeBase64Url(crypto.getRandomValues(new Uint8Array(16)))
  try {
    // First, so that no wallet exists whose share this browser has lost.
    await device.saveShare(walletId, shares.device)
    const wallet = await vault.replace({
      walletId: lost.walletId,
      wallet: { walletId, addresses, share: writeBase64Url(shares.server) },
    })
    await device.deleteShare(lost.walletId)
    return wallet
  } catch (error) {
    // Without an answer the wallet may exist.
    if (error instanceof ServiceFailure && error.status !== 0) await device.deleteShare(walletId)
    throw error
  } finally {
    wipe(shares.device, shares.server, shares.recovery)
  }
}
