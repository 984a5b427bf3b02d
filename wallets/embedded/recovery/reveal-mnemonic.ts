import type { Wallet } from '../../../src/services/identity/wallet-schema.js'
import type { KeyPorts } from './key-ports.js'
import { releaseShares } from './release-shares.js'

/**
 * The 12 words of the wallet. JavaScript cannot overwrite a text: keep it no longer than it is shown.
 *
 * @throws FrameError with `recovery-required`, `login-too-old` when the login is older than 5 minutes, `service-unavailable`
 */
export async function revealMnemonic(ports: KeyPorts, { walletId, addresses }: Wallet): Promise<readonly string[]> {
  const shares = await releaseShares(ports, walletId, 'export')
  const { mnemonic } = await ports.openKeyWorker().run({ kind: 'export', shares, address: addresses.eip155 })
  return mnemonic.split(' ')
}
