import type { LintelError } from '../errors/lintel-error.js'
import type { Log } from '../log/create-log.js'
import type { KeyValueStorage } from '../model/key-value-storage.js'
import type { Network } from '../model/network.js'
import type { AppMetadata, WalletConnectPort } from '../model/wallet-connect.js'
import type { createPairedAdapter } from './create-paired-adapter.js'

/**
 * The value of `createLintel({ walletConnect })`; `walletConnect()` of `lintel/walletconnect` creates it.
 *
 * @example
 * import { createPairedAdapter } from 'lintel/core'
 * createLintel({ …, walletConnect: { create: createMyPort, createPairedAdapter } })
 */
export type WalletConnectFactory = {
  create(context: {
    metadata: AppMetadata
    networks: readonly Network[]
    storage: KeyValueStorage
    /** The log of the instance. */
    log: Pick<Log, 'add' | 'warn'>
    /** Reports an error that no caller gets, such as a refusal of the relay while a session is restored. */
    report: (error: LintelError) => void
    /** The WebSocket URL of the relay. */
    relayUrl: string
    projectId: string
  }): WalletConnectPort
  /** `createPairedAdapter` of `lintel/core`, for apps without chain adapters. */
  createPairedAdapter: typeof createPairedAdapter
}
