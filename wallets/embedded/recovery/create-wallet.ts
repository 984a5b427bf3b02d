import { writeBase64Url } from '../../../src/rules/base64-url.js'
import type { Wallet } from '../../../src/services/identity/wallet-schema.js'
import { wipe } from '../keys/split-entropy.js'
import { ServiceFailure } from '../service/service-failure.js'
import type { KeyPorts } from './key-ports.js'
import { readProofTerms } from './prove-wallet.js'

/**
 * Makes a key and stores it as a wallet without recovery: the first of the account, or one beside that of the id `replaces`.
 *
 * @returns the wallet that the account uses now.
 * @throws FrameError with `login-too-old`, `service-unavailable`; ServiceFailure 409
 */
export async function createWallet(
  { vault, device, openKeyWorker }: KeyPorts,
  replaces: string | null,
): Promise<Wallet> {
  const walletId = writeBase64Url(crypto.getRandomValues(new Uint8Array(16)))
  const terms = await readProofTerms({ vault, device })
  const { share, wallet, proof } = await openKeyWorker().run({ kind: 'create', walletId, replaces, terms })
  try {
    // First, so that no wallet exists whose share this browser has lost.
    await device.saveShare(walletId, share)
    if (replaces === null) return await vault.create({ ...wallet, proof })
    return await vault.replace({ walletId: replaces, wallet, proof })
  } catch (error) {
    // Without an answer the wallet may exist.
    if (error instanceof ServiceFailure && error.status !== 0) await device.deleteShare(walletId)
    throw error
  } finally {
    wipe(share)
  }
}
