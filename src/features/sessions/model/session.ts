import type { CaipNetworkId } from '../../../core/model/caip.js'

/** The token that is spent; the native currency if `address` is null. A token may have no symbol or decimals. */
export type SessionToken = { address: string | null; symbol: string | null; decimals: number | null }

/** A permission of a session, or a limit. Amounts are in base units. */
export type SessionPolicy =
  | {
      kind: 'spend'
      token: SessionToken
      /** The most per period, or in total. */
      amount: bigint
      /** The length of a period, s; null for a total limit. */
      period: number | null
      /** The rest, read from the chain; null if it did not answer. */
      left: bigint | null
      /** The start of the next period, ms since the epoch; null if unknown. */
      renewsAt: number | null
    }
  /** To call these methods (selectors of 4 bytes) of a contract. */
  | { kind: 'calls'; contract: string; methods: readonly string[] }
  /** The number of uses. `left`: the rest, read from the chain; null if it did not answer. */
  | { kind: 'uses'; count: number; left: number | null }
  /** Unknown to this version. `type`: as in the grant. */
  | { kind: 'unknown'; type: string }

/** The app that may act. It chooses its name and its icon itself. */
export type SessionApp = {
  name: string
  /** Such as `https://app.example`; null if unknown. */
  origin: string | null
  iconUrl: string | null
}

/** The permission of an app to act for an account without asking each time, as granted. Times are in ms since the epoch. */
export type Session = {
  /** Its id. */
  pci: string
  network: CaipNetworkId
  app: SessionApp
  /** The account of the app that acts; null where the service does not say. */
  delegate: string | null
  policies: readonly SessionPolicy[]
  createdAt: number
  expiresAt: number
  /** Null until it is revoked. */
  revokedAt: number | null
  lastUsedAt: number | null
  /** Whether the revocation is pending: the app can act until it is in a block. */
  isEnding: boolean
  /** Why the last try to end it failed, from the service. */
  failure: 'reverted' | 'dropped' | null
}

/** `ending`: the revocation is pending, and the app can act until it is in a block. */
export type SessionStatus = 'active' | 'ending' | 'revoked' | 'expired'
