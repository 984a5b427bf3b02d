import { type Client, type TransactionReceipt, withTimeout } from 'viem'
import { call, getTransaction } from 'viem/actions'
import { decodeRevert } from '../errors/decode-revert.js'

/** When the contract gave no reason, or the node no longer has the state. */
const unknownReason = 'unknown reason'

/** How long a node may take to replay a transaction, in ms. */
const replayLimit = 5_000

/** Why a transaction reverted: it is replayed on the block before its own, and the answer decoded. Never fails. */
export async function readRevertReason(client: Client, receipt: TransactionReceipt): Promise<string> {
  try {
    const replayed = await withTimeout(() => replay(client, receipt), { timeout: replayLimit })
    return replayed ?? unknownReason
  } catch (error) {
    return decodeRevert(error) ?? unknownReason
  }
}

async function replay(client: Client, { transactionHash, blockNumber }: TransactionReceipt): Promise<null> {
  const { from, to, input, value, gas } = await getTransaction(client, { hash: transactionHash })
  await call(client, { account: from, to, data: input, value, gas, blockNumber: blockNumber - 1n })
  return null
}
