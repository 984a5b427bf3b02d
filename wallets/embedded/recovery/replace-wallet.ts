import type { Wallet } from '../../../src/services/identity/wallet-schema.js'
import { createWallet } from './create-wallet.js'
import type { KeyPorts } from './key-ports.js'

/**
 * Begins a new wallet for a visitor who has lost the key of the old one. The new one has no recovery yet.
 *
 * @returns the wallet that the account uses now: the new one, or the lost one, whose place the new one takes at `next`.
 * @throws FrameError with `login-too-old`, `service-unavailable`
 */
export async function replaceWallet(ports: KeyPorts, lost: Pick<Wallet, 'walletId'>): Promise<Wallet> {
  const used = await createWallet(ports, lost.walletId)
  if (used.walletId !== lost.walletId) await ports.device.deleteShare(lost.walletId)
  return used
}
