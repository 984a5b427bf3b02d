import type { PublicClient } from 'viem'
import type { Db } from '../../../database/database.js'

/** A chain whose contracts enforce sessions. */
export type SessionChain = { id: number; client: PublicClient }

/** The parts with which sessions are stored and followed. */
export type SessionOptions = {
  /** By CAIP-2 id. */
  chains: ReadonlyMap<string, SessionChain>
  /** Runs a query of the sessions. */
  query: <Value>(run: (db: Db) => Promise<Value>) => Promise<Value>
  /** Ms since 1970. */
  now: () => number
}
