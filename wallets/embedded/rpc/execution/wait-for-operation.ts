import { wait } from '../../../../src/rules/async/wait.js'
import { isRecord } from '../../../../src/rules/is-record.js'
import { FrameError } from '../../messaging/frame-error.js'
import { type Node, NodeUnreachableError } from '../create-node.js'

type Hash = `0x${string}`

/** The fields of `eth_getUserOperationReceipt` (ERC-7769) that are used. */
export type OperationReceipt = { isSuccess: boolean; reason: string; transactionHash: Hash }

/** Between two questions, ms. */
const PAUSE = 1_000

/**
 * Waits until an operation is in a block.
 *
 * @param timeLimit ms
 * @returns null when the time is over
 * @throws FrameError of the bundler, when the operation will not be in a block
 */
export async function waitForOperation(bundler: Node, hash: Hash, timeLimit: number): Promise<OperationReceipt | null> {
  for (const end = Date.now() + timeLimit; ; await wait(PAUSE)) {
    const receipt = readReceipt(await ask(bundler, hash))
    if (receipt) return receipt
    if (Date.now() + PAUSE > end) return null
  }
}

/** A request without an answer of the bundler is repeated. */
async function ask(bundler: Node, hash: Hash): Promise<unknown> {
  try {
    return await bundler('eth_getUserOperationReceipt', [hash])
  } catch (error) {
    if (error instanceof NodeUnreachableError) return null
    throw error
  }
}

function readReceipt(value: unknown): OperationReceipt | null {
  if (!isRecord(value) || !isRecord(value.receipt)) return null
  const { transactionHash } = value.receipt
  if (typeof transactionHash !== 'string' || !/^0x[\da-f]{64}$/i.test(transactionHash)) {
    throw new FrameError(-32603, 'The receipt of the bundler has no transaction.')
  }
  const reason = typeof value.reason === 'string' ? value.reason.slice(0, 300) : ''
  return { isSuccess: value.success === true, reason, transactionHash: transactionHash as Hash }
}
