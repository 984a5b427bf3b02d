import type { LintelContext } from '../context.js'
import type { Lintel } from '../lintel.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { LintelStorage } from '../storage/lintel-storage.js'

/** The internal parts of an instance, for the modal, the hooks and the features. Apps do not call them: they are not exported. */
export type Internals = {
  /** Creates the key of a query of a feature. It names this instance, as the keys of `queries` do. */
  createKey: LintelContext['createKey']
  /** Pauses and resumes the timer of the open toast, for pointer and focus. */
  holdToast(): void
  releaseToast(): void
  /** Looks for the receipts of the pending transactions that were sent from this browser, for 25 s. */
  checkTransactions(): void
  /** Allows a failed balance to be read again at once instead of after 30 s. */
  retryBalance(network: CaipNetworkId): void
  /** Applies the changes that another tab has stored. A started instance does so by itself. */
  followStorage(): void
  /** The storage of this instance, for code of features that loads late. */
  storage: Pick<LintelStorage, 'read' | 'write' | 'addCached'>
}

/** Reads the internals of an instance that `createLintel` has returned. */
export function getInternals(lintel: Lintel): Internals {
  return (lintel as Lintel & { internals: Internals }).internals
}
