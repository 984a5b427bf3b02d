import type { Log } from '../effects/create-log.js'
import { createPairingRunner } from '../effects/pair.js'
import type { LintelError } from '../errors/lintel-error.js'
import type { Network } from '../model/network.js'
import type { AppMetadata, WalletConnectPort } from '../model/wallet-connect.js'
import type { KeyValueStorage } from '../storage/key-value-storage.js'
import { createPairedAdapter } from './create-paired-adapter.js'

/** What core does with a WalletConnect port. */
export const pairingPart = { createRunner: createPairingRunner, createAdapter: createPairedAdapter } as const

/** What `createLintel({ walletConnect })` takes; `walletConnect()` of `lintel/walletconnect` creates one. */
export type WalletConnectFactory = {
  create(context: {
    metadata: AppMetadata
    networks: readonly Network[]
    storage: KeyValueStorage
    /** The log of the instance. */
    log: Pick<Log, 'add' | 'warn'>
    /** Reports an error that no caller gets, such as a refusal of the relay while a session is restored. */
    report: (error: LintelError) => void
    /** WebSocket URL of the relay. */
    relayUrl: string
    projectId: string
  }): WalletConnectPort
  /** What core does with the port. It comes along, so that apps without WalletConnect do not load it. */
  part: typeof pairingPart
}
