import { SignClient } from '@walletconnect/sign-client'
import type { ClientCore, PortContext } from './client.js'
import { createClientStorage } from './create-client-storage.js'
import { createQuietLogger } from './create-quiet-logger.js'
import { tameCore } from './tame-core.js'

/** Told apart from the cores of other code on the page, also in what they store. */
const corePrefix = 'lintel'

/**
 * WalletConnect's core, made by ourselves: our relay, our storage, and nobody else to talk to. Each call makes another
 * one, where the package would hand out one per page.
 */
export function createCore({ projectId, relayUrl, storage }: Pick<PortContext, 'projectId' | 'relayUrl' | 'storage'>): {
  core: ClientCore
  /** Drops what it has stored. */
  clear: () => void
} {
  const clientStorage = createClientStorage(storage)
  // A client that is never started makes the core: so an app needs to install one package, not two.
  const { core } = new SignClient({
    projectId,
    relayUrl,
    storage: clientStorage,
    logger: createQuietLogger(),
    customStoragePrefix: corePrefix,
    telemetryEnabled: false,
  })
  // The constructor leaves itself on the page, for the next one to be the same.
  for (const name of [`_walletConnectCore_${corePrefix}`, `_walletConnectCore_${corePrefix}_count`]) {
    Reflect.deleteProperty(globalThis, name)
  }
  tameCore(core)
  return { core, clear: clientStorage.clear }
}
