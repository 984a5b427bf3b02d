import type { EmbeddedWalletFactory } from '../core/model/embedded-wallet.js'
import { createWallet } from './wallet/create-wallet.js'

/**
 * Login by e-mail and social accounts: a wallet in a frame of its own origin, at `services.frame`. Visitors approve every
 * signature in the frame, and the page never has the key. Its code loads with the first login, or when a login is stored.
 * `features.email` and `features.socials` are then on by default.
 *
 * @example
 * createLintel({
 *   metadata: { name: 'Harbor' },
 *   networks: [mainnet],
 *   adapters: [eip155()],
 *   embedded: embedded(),
 *   services: { frame: 'https://wallet.example' },
 *   projectId: 'harbor',
 * })
 */
export function embedded(): EmbeddedWalletFactory {
  return { create: createWallet }
}
