import { BLOCKHASH_LIFE, genesisHash } from '../create-slots.js'
import type { SolanaChain } from '../create-solana-chain.js'
import { readFee, readMessage } from '../read-transaction.js'
import { checkMinContextSlot, wrapInContext } from './context.js'
import { readAddress, readBytes, readConfig, readCount, readList, refuseParam } from './params.js'

const SLOTS_PER_EPOCH = 432_000
const MAX_WRITABLE = 128
/** Slots that one call may skip. */
const MAX_SKIPPED = 10_000_000

/** The methods that read the chain itself. */
export function createChainMethods(chain: SolanaChain) {
  const { slots, history } = chain
  const readSlot = ([config]: readonly unknown[]) => {
    checkMinContextSlot(chain, readConfig(config))
    return slots.read()
  }
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '1.5.0-litesvm', 'feature-set': 0 }),
    getGenesisHash: () => genesisHash,
    getSlot: readSlot,
    getBlockHeight: readSlot,

    getEpochInfo: ([config]: readonly unknown[]) => {
      const slot = readSlot([config])
      return {
        absoluteSlot: slot,
        blockHeight: slot,
        epoch: Math.floor(slot / SLOTS_PER_EPOCH),
        slotIndex: slot % SLOTS_PER_EPOCH,
        slotsInEpoch: SLOTS_PER_EPOCH,
        transactionCount: history.count(),
      }
    },

    getLatestBlockhash: ([config]: readonly unknown[]) =>
      wrapInContext(chain, readConfig(config), () => {
        const slot = slots.read()
        return { blockhash: slots.getBlockhash(slot), lastValidBlockHeight: slot + BLOCKHASH_LIFE }
      }),

    isBlockhashValid: ([blockhash, config]: readonly unknown[]) =>
      wrapInContext(chain, readConfig(config), () => slots.findExpiry(readAddress(blockhash)) !== undefined),

    getFeeForMessage: ([text, config]: readonly unknown[]) =>
      wrapInContext(chain, readConfig(config), () => {
        const message = decodeMessage(readBytes(text, 'base64'))
        return slots.findExpiry(message.lifetimeToken) === undefined ? null : readFee(message).fee
      }),

    /** For each slot that a transaction may still refer to: the least fee of a transaction that wrote all of the accounts. */
    getRecentPrioritizationFees: ([list]: readonly unknown[]) => {
      const wanted = list === undefined || list === null ? [] : readList(list, MAX_WRITABLE).map(readAddress)
      const present = slots.read()
      const first = present - BLOCKHASH_LIFE + 1
      const prices = new Map<number, number>()
      for (const { slot, unitPrice, keys } of history.list()) {
        const written = new Set(keys.filter(({ writable }) => writable).map(({ pubkey }) => pubkey))
        if (slot < first || !wanted.every((at) => written.has(at))) continue
        prices.set(slot, Math.min(prices.get(slot) ?? unitPrice, unitPrice))
      }
      return Array.from({ length: BLOCKHASH_LIFE }, (_, index) => ({
        slot: first + index,
        prioritizationFee: prices.get(first + index) ?? 0,
      }))
    },
  }
}

/** Not of Solana: skips slots, so that a test need not wait until a blockhash is too old. */
export function createControls({ slots }: SolanaChain) {
  return {
    lintel_advanceSlots: ([count]: readonly unknown[]) => {
      slots.advance(readCount(count, MAX_SKIPPED))
      return slots.read()
    },
  }
}

function decodeMessage(bytes: Uint8Array) {
  try {
    return readMessage(bytes)
  } catch (error) {
    throw refuseParam(
      `failed to deserialize the message: ${error instanceof Error ? error.message : 'no reason given'}`,
    )
  }
}
