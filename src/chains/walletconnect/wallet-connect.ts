import { createPairedAdapter } from '../../core/wallets/create-paired-adapter.js'
import type { WalletConnectFactory } from '../../core/wallets/wallet-connect-factory.js'
import { createPort } from './create-port.js'

/**
 * Pairs wallets on other devices by WalletConnect 2 over the relay at `services.relay`. The client (140 KB) loads with
 * the first pairing, or when a session is stored. Lintel contacts no server except that relay.
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
  return { create: createPort, createPairedAdapter }
}
