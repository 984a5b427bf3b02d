import type { CaipNetworkId } from '../../src/core/model/caip.js'

/** A browser that is signed in. Plain JSON, so that a store can write it as text. */
export type ServerSession = {
  /** The key of the session in the store: a hash of the cookie's value. Nobody can sign in with it. */
  id: string
  /** EIP-55 for eip155. */
  accountAddress: string
  /** CAIP-2, such as `eip155:1`. */
  chainId: CaipNetworkId
  /** ms since the epoch. */
  signedInAt: number
  /** ms since the epoch. Not later than the message's expiration time. */
  expiresAt: number
}

/**
 * Stores the used nonces and the sessions. Several processes need one that they share, such as a database.
 * A method that rejects makes the server reply with 500.
 */
export type SignInStore = {
  /**
   * Marks a nonce as used. Resolves with false when it was used before. This must be one atomic step: `SET key 1 NX PXAT
   * expiresAt` of Redis, `INSERT … ON CONFLICT DO NOTHING` of SQL. `expiresAt` (ms since the epoch): the server refuses
   * the nonce after that, so the store may forget it.
   */
  consumeNonce(nonce: string, expiresAt: number): Promise<boolean>
  /** Stores a session under its `id`. */
  saveSession(session: ServerSession): Promise<void>
  /** Resolves with undefined if it does not exist. The server refuses one that has expired. */
  readSession(id: string): Promise<ServerSession | undefined>
  /** Does nothing if it does not exist. */
  deleteSession(id: string): Promise<void>
}
