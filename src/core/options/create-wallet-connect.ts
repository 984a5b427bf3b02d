import type { Log } from '../effects/create-log.js'
import type { Network } from '../model/network.js'
import type { WalletConnectPort } from '../model/wallet-connect.js'
import type { KeyValueStorage } from '../storage/key-value-storage.js'
import type { LintelOptions } from './options.js'

/** The WalletConnect port of the instance, or null when the app has not set it up, or without a project id. */
export function createWalletConnect(
  { walletConnect, services, projectId, metadata }: LintelOptions,
  networks: readonly Network[],
  { storage, log }: { storage: KeyValueStorage; log: Log },
): WalletConnectPort | null {
  if (!walletConnect || !services?.relay || !projectId) return null
  return walletConnect.create({ metadata, networks, storage, log, relayUrl: services.relay, projectId })
}
