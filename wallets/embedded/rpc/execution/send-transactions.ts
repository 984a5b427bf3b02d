import { hexToBigInt, isHex, keccak256 } from 'viem'
import type { TransactionRequest } from '../../../requests/parse-transaction.js'
import type { PreparedTransaction } from '../../../requests/prepare-transaction.js'
import { FrameError } from '../../messaging/frame-error.js'
import { type Node, NodeUnreachableError } from '../create-node.js'
import { explain } from '../explain.js'
import { type Signing, sendSigned, sign } from '../sign-and-send.js'
import type { Execution } from './execution.js'
import { prepareTransactions } from './prepare-transactions.js'

type Hash = `0x${string}`

/**
 * Sends transactions of an account with its own key, one after the other, and stops at the first that is not sent. One
 * approval signs all of them.
 *
 * @param answer makes the answer to the page of the transactions that were sent, at least one.
 */
export function createTransactions(
  requests: readonly [TransactionRequest, ...TransactionRequest[]],
  {
    node,
    chainId,
    signing,
    answer,
  }: {
    node: Node
    chainId: number
    signing: Omit<Signing, 'worker'>
    answer: (hashes: [Hash, ...Hash[]]) => unknown
  },
): Execution {
  /**
   * With the nonce of the signed transaction: a node that refuses it may keep it, and must not get a second one that is
   * valid too.
   */
  let pinned = requests
  /** The transactions whose cost was shown, and that are signed. */
  let prepared: readonly PreparedTransaction[] | null = null
  /** The transactions that were signed and sent, until the node refuses them. */
  let signed: readonly Hash[] | null = null
  /** Whether `signed` may be on its way. From then on another try sends the same again, never others. */
  let mayBeSent = false

  return {
    firstCost: { status: 'loading' },
    async readCost() {
      try {
        const [next, balance] = await Promise.all([
          prepareTransactions(node, chainId, pinned),
          node('eth_getBalance', [requests[0].from, 'latest']),
        ])
        prepared = Object.freeze(next.map((transaction) => Object.freeze(transaction)))
        const fee = next.reduce((sum, { gas, maxFeePerGas }) => sum + gas * maxFeePerGas, 0n)
        const value = requests.reduce((sum, request) => sum + request.value, 0n)
        const available = isHex(balance) ? hexToBigInt(balance) : 0n
        return { status: value + fee <= available ? 'known' : 'insufficient', fee }
      } catch (error) {
        prepared = null
        return { status: 'failed', reason: explain(error) }
      }
    },
    async carryOut(worker) {
      if (!prepared) throw new FrameError(-32603, 'The network fee is not known.')
      signed ??= (await sign({ kind: 'sign-transactions', transactions: prepared }, { ...signing, worker }))
        .transactions
      const [first, ...rest] = requests
      const nonce = prepared[0]?.nonce
      if (nonce !== undefined) pinned = [{ ...first, nonce }, ...rest]
      try {
        const hashes = await sendAll(node, signed)
        const result = answer(hashes)
        return async () => result
      } catch (error) {
        if (error instanceof NodeUnreachableError) mayBeSent = true
        if (!mayBeSent) signed = null
        throw error
      }
    },
    isUnderWay: () => signed !== null,
  }
}

/**
 * Sends in order. Fails only if the first is not sent: sent transactions stay. One that may have been sent is the last,
 * and counts as sent: otherwise the page might request it again.
 */
async function sendAll(node: Node, [first, ...rest]: readonly Hash[]): Promise<[Hash, ...Hash[]]> {
  if (!first) throw new RangeError('There is no transaction to send.')
  const hashes: [Hash, ...Hash[]] = [await sendSigned(node, first)]
  for (const signed of rest) {
    try {
      hashes.push(await sendSigned(node, signed))
    } catch (error) {
      if (error instanceof NodeUnreachableError) hashes.push(keccak256(signed))
      break
    }
  }
  return hashes
}
