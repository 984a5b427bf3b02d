import { type ChainNode, NodeBusyError } from '../../rpc/create-node.js'
import { BusyError, createLimiter } from '../create-limiter.js'

export type ReadBounds = {
  /** Calls at the same time. */
  atOnce: number
  /** The largest reply, bytes. */
  limit: number
}

/** How long a call may wait for its turn, ms. */
const TIME_LIMIT = 8_000

/** The limits for the balances, tokens, prices and names of a chain. 400 balances are about 130 KB. */
export const contractBounds: ReadBounds = { atOnce: 16, limit: 1_048_576 }

/**
 * The limits for URIs of NFTs, separate from the others: any contract may answer with the maximum size, for each id another
 * one, so that no cache helps. As the reply is in hex, it is a URI of a quarter of a megabyte.
 */
export const tokenUriBounds: ReadBounds = { atOnce: 4, limit: 524_288 }

/** The limits for signature checks by contracts, separate from the others: any contract may take as long as the node allows. */
export const signatureBounds: ReadBounds = { atOnce: 4, limit: 65_536 }

/**
 * Bounds the reads of a node: at the same time, and by one call.
 *
 * @throws NodeBusyError from `call` when others are read for longer than 8 s
 */
export function boundReads(node: ChainNode, { atOnce, limit }: ReadBounds): ChainNode {
  const inTurn = createLimiter({ atOnce, patience: TIME_LIMIT })
  return {
    async call(call, options) {
      try {
        return await inTurn(() => node.call(call, { limit, ...options }))
      } catch (cause) {
        if (cause instanceof BusyError) throw new NodeBusyError('The chain is busy with others.', { cause })
        throw cause
      }
    },
    close: node.close,
  }
}
