import type { WalletConnectFactory } from '../../core/model/wallet-connect.js'
import { createPort } from './create-port.js'

/**
 * Wallets on other devices, by WalletConnect 2 over the relay at `services.relay`. Its client (140 KB) is fetched on
 * the first pairing, or when a session is stored. Nothing is sent to any host but that relay.
 *
 * @example
 * createLintel({
 *   metadata: { name: 'Harbor' },
 *   networks: [mainnet],
 *   adapters: [eip155()],
 *   walletConnect: walletConnect(),
 *   services: { relay: 'wss://relay.example' },
 *   projectId: 'harbor',
 * })
 */
export function walletConnect(): WalletConnectFactory {
  return { create: createPort }
}
