import { createPairingRunner } from '../effects/pair.js'
import { createPairedAdapter } from './create-paired-adapter.js'

/** What core does with a WalletConnect port. The port brings it along, so that apps without WalletConnect do not load it. */
export const pairingPart = { createRunner: createPairingRunner, createAdapter: createPairedAdapter } as const

export type PairingPart = typeof pairingPart
