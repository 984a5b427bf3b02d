import type { CaipNetworkId } from '../../../core/model/caip.js'

/** What is spent: the native currency, where `address` is null, or a token. A token may not tell its symbol or decimals. */
export type SessionToken = { address: string | null; symbol: string | null; decimals: number | null }

/** Something that a session allows, or a limit of it. Amounts are in base units. */
export type SessionPolicy =
  | {
      kind: 'spend'
      token: SessionToken
      /** The most in a period, or in all. */
      amount: bigint
      /** The length of a period, s; null for a limit in all. */
      period: number | null
      /** What the chain says is left; null when it did not answer. */
      left: bigint | null
      /** When the next period starts, ms since the epoch; null when that is not known. */
      renewsAt: number | null
    }
  /** To call these methods (selectors of 4 bytes) of a contract. */
  | { kind: 'calls'; contract: string; methods: readonly string[] }
  /** It may be used so often. `left`: what the chain says; null when it did not answer. */
  | { kind: 'uses'; count: number; left: number | null }
  /** Not known here. `type`: as the grant has it. */
  | { kind: 'unknown'; type: string }

/** Who may act. An app chooses its name and its icon. */
export type SessionApp = {
  name: string
  /** Such as `https://app.example`; null where it is not known. */
  origin: string | null
  iconUrl: string | null
}

/** What an app may do for an account without asking each time, as the account has granted it. Times are in ms since the epoch. */
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
  /** Null while it is not revoked. */
  revokedAt: number | null
  lastUsedAt: number | null
  /** Whether it is being revoked: the app can act until that is in a block. */
  isEnding: boolean
  /** Why the last try to end it failed, as the service saw it. */
  failure: 'reverted' | 'dropped' | null
}

/** `ending`: it is being revoked, and the app can act until that is in a block. */
export type SessionStatus = 'active' | 'ending' | 'revoked' | 'expired'
