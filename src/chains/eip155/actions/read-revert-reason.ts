import { BaseError, type Client, decodeErrorResult, type Hex, isHex, type TransactionReceipt, withTimeout } from 'viem'
import { call, getTransaction } from 'viem/actions'

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
    return decodeReason(error) ?? unknownReason
  }
}

async function replay(client: Client, { transactionHash, blockNumber }: TransactionReceipt): Promise<null> {
  const { from, to, input, value, gas } = await getTransaction(client, { hash: transactionHash })
  await call(client, { account: from, to, data: input, value, gas, blockNumber: blockNumber - 1n })
  return null
}

function decodeReason(error: unknown): string | null {
  const data = readRevertData(error)
  if (data === null) return null
  try {
    // Without an ABI viem still knows Error(string) and Panic(uint256).
    const { errorName, args } = decodeErrorResult({ abi: [], data })
    return errorName === 'Error' ? String(args[0]) : `${errorName}(${args.join(', ')})`
  } catch {
    return null
  }
}

function readRevertData(error: unknown): Hex | null {
  if (!(error instanceof BaseError)) return null
  const found = error.walk((cause) => isHex((cause as { data?: unknown }).data))
  const data = (found as { data?: unknown } | null)?.data
  return isHex(data) && data.length > 2 ? data : null
}
