import { createHash } from 'node:crypto'
import { base58 } from '@scure/base'
import { createTicks, type Ticks } from '../serving/create-ticks.js'

/** How many blocks a transaction may wait after the block of its blockhash. */
export const BLOCKHASH_LIFE = 150
/** Time of a slot on mainnet, ms. */
const SLOT_TIME = 400

/** SHA-256 of "Lintel: Local Solana". Its start is the chain's id in CAIP-2. */
export const genesisHash = 'GUruU8KedggYPXYyPpefLa8BSXVCyHHMrb1nyfdSnnkL'

export type SlotsOptions = {
  /** Slot to start with. */
  slot: number
  /** When the chain was created, ms since 1970. A new chain must not have the blockhashes of an earlier one. */
  createdAt: number
  /** ms since 1970. */
  now: () => number
}

/** The present slot is the block height too: each slot has a block. */
export type Slots = Ticks & {
  getBlockhash(slot: number): string
  /** Returns the last slot at which a transaction with this blockhash may run. Undefined when it is over, or never was. */
  findExpiry(blockhash: string): number | undefined
}

/**
 * Counts the slots of a chain. A blockhash is the hash of the slot's number: it does not depend on
 * the block's transactions, as nobody verifies them.
 */
export function createSlots({ slot, createdAt, now }: SlotsOptions): Slots {
  const ticks = createTicks({ start: slot, interval: SLOT_TIME, now })
  /** Blockhashes that have not expired, with their slots. */
  const window = new Map<string, number>()
  let newest = slot - BLOCKHASH_LIFE - 1
  const getBlockhash = (at: number) =>
    base58.encode(createHash('sha256').update(`${genesisHash} ${createdAt} ${at}`).digest())
  return {
    ...ticks,
    getBlockhash,
    findExpiry(blockhash) {
      const present = ticks.read()
      for (const [old, at] of window) {
        if (at + BLOCKHASH_LIFE >= present) break
        window.delete(old)
      }
      for (let at = Math.max(newest + 1, present - BLOCKHASH_LIFE); at <= present; at++)
        window.set(getBlockhash(at), at)
      newest = present
      const at = window.get(blockhash)
      return at === undefined ? undefined : at + BLOCKHASH_LIFE
    },
  }
}
