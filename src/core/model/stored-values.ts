import type { FeatureStored } from '../feature-types.js'
import type { Transaction } from './activity.js'
import type { CaipNetworkId } from './caip.js'
import type { AccountTypes } from './embedded-wallet.js'
import type { StoredConnection } from './state.js'

/** The values kept between visits. */
export type StoredValues = FeatureStored & CoreStored

/** The values that core keeps. */
export type CoreStored = {
  /** The connected wallets, and those used last. */
  connections: readonly StoredConnection[]
  /** The last used network. Its namespace was the active one. */
  network: CaipNetworkId | null
  /** Sent from this browser, newest first. */
  transactions: readonly Transaction[]
  /** The type of account of the embedded wallet that the visitor has chosen. */
  accountTypes: AccountTypes
}
