import type { Client, TransactionReceipt } from 'viem'
import { call, getTransaction } from 'viem/actions'
import { settleWithin } from '../../../rules/async/settle-within.js'
import { decodeRevert } from '../errors/decode-revert.js'

/** The reason if the contract gave none, or the node no longer has the state. */
const unknownReason = 'unknown reason'

/** How long a node may take to replay a transaction, in ms. */
const REPLAY_LIMIT = 5_000

/** Reads why a transaction reverted: replays it on the block before its own, and decodes the answer. Never fails. */
export async function readRevertReason(client: Client, receipt: TransactionReceipt): Promise<string> {
  try {
    await settleWithin(replay(client, receipt), REPLAY_LIMIT)
    return unknownReason
  } catch (error) {
    return decodeRevert(error) ?? unknownReason
  }
}

async function replay(client: Client, { transactionHash, blockNumber }: TransactionReceipt): Promise<void> {
  const { from, to, input, value, gas } = await getTransaction(client, { hash: transactionHash })
  await call(client, { account: from, to, data: input, value, gas, blockNumber: blockNumber - 1n })
}
