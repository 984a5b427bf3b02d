import type { Delivery, FailedOutcome, Order } from '../database/schema.js'

/** A transfer that can be sent again without being a second one. */
export type SignedTransfer = Pick<Delivery, 'nonce' | 'lastBlock' | 'signed' | 'hash'>

/** The account that sends the bought assets. */
export type Treasury = {
  /** CAIP-2 ids. */
  networks: readonly string[]
  /** Signs the transfer of an order, without sending it. No two orders have the same transfer. */
  sign(order: Pick<Order, 'id' | 'network' | 'address' | 'contract' | 'decimals' | 'amount'>): Promise<SignedTransfer>
  /** Sends a signed transfer. Sending it twice is not an error. */
  send(network: string, signed: string): Promise<void>
  /** The outcome of a transfer. Null while a block may still include it. */
  readOutcome(network: string, transfer: Omit<SignedTransfer, 'signed'>): Promise<'success' | FailedOutcome | null>
}

/** One treasury of several, each with its own networks. */
export function joinTreasuries(parts: readonly Treasury[]): Treasury {
  const find = (network: string) => {
    const part = parts.find(({ networks }) => networks.includes(network))
    if (!part) throw new Error(`The treasury has nothing on ${network}.`)
    return part
  }
  return {
    networks: parts.flatMap(({ networks }) => networks),
    sign: async (order) => find(order.network).sign(order),
    send: async (network, signed) => find(network).send(network, signed),
    readOutcome: async (network, transfer) => find(network).readOutcome(network, transfer),
  }
}
