import { SignClient } from '@walletconnect/sign-client'
import { patchCore } from '../patch-core.js'
import type { ClientCore, PortContext } from '../sign-client.js'
import { createClientLogger } from './create-client-logger.js'
import { createClientStorage } from './create-client-storage.js'

/** Separates this core, and its stored entries, from other WalletConnect cores on the page. */
const corePrefix = 'lintel'

/**
 * A WalletConnect core that uses Lintel's relay and storage and contacts no other server. Each call creates a new one;
 * the package would share one per page.
 */
export function createCore({ projectId, relayUrl, storage, log }: Omit<PortContext, 'metadata' | 'networks'>): {
  core: ClientCore
  /** Removes its stored data. */
  clear: () => void
} {
  const clientStorage = createClientStorage(storage)
  // A client that is never started creates the core, so that an app installs one package instead of two.
  const { core } = new SignClient({
    projectId,
    relayUrl,
    storage: clientStorage,
    logger: createClientLogger(log),
    customStoragePrefix: corePrefix,
    telemetryEnabled: false,
  })
  // The constructor stores the core in a global, and would reuse it for the next one.
  for (const name of [`_walletConnectCore_${corePrefix}`, `_walletConnectCore_${corePrefix}_count`]) {
    Reflect.deleteProperty(globalThis, name)
  }
  patchCore(core)
  return { core, clear: clientStorage.clear }
}
