import type { SharePurpose } from '../../../src/services/identity/wallet-schema.js'
import { wipe } from '../keys/split-entropy.js'
import { FrameError } from '../messaging/frame-error.js'
import type { KeyPorts } from './key-ports.js'

/**
 * The share of this device and the server share of its split. Call `wipe` on both after use.
 *
 * @throws FrameError with `recovery-required` when this browser has no share, `login-too-old`, `service-unavailable`
 */
export async function releaseShares(
  { vault, device }: Pick<KeyPorts, 'vault' | 'device'>,
  walletId: string,
  purpose: SharePurpose,
): Promise<[Uint8Array, Uint8Array]> {
  const own = await device.readShare(walletId)
  if (!own) throw new FrameError('recovery-required', 'This browser has no share of the wallet.')
  try {
    return [own, await vault.releaseShare(walletId, purpose)]
  } catch (error) {
    wipe(own)
    throw error
  }
}
