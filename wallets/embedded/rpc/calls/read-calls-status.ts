import { isRecord } from '../../../../src/rules/is-record.js'
import { FrameError } from '../../messaging/frame-error.js'
import type { Node } from '../create-node.js'
import type { CallBatch } from './call-batches.js'

type Receipt = Record<string, unknown>

/** A bundler that does not know an operation may not have it yet. After this time the operation counts as lost, ms. */
const GIVEN_UP_AFTER = 60_000

/** The code of a bundler for an operation that the EntryPoint refuses (ERC-7769). */
const REJECTED = -32500

const PENDING = 100
const CONFIRMED = 200
const NOT_SENT = 400
const REVERTED = 500
const PARTLY_REVERTED = 600

/**
 * Reads the answer to `wallet_getCallsStatus` (EIP-5792, version 2.0.0).
 *
 * @throws the error of the node or bundler
 */
export async function readCallsStatus(batch: CallBatch, { node, bundler }: { node: Node; bundler: Node | null }) {
  const { status, receipts } =
    batch.kind === 'transactions' ? await readTransactions(batch, node) : await readOperation(batch, bundler)
  return {
    version: '2.0.0',
    id: batch.id,
    chainId: `0x${Number(batch.chainId.slice('eip155:'.length)).toString(16)}`,
    status,
    atomic: batch.kind === 'operation',
    ...(receipts.length === 0 ? {} : { receipts }),
  }
}

type Found = { status: number; receipts: Receipt[] }

async function readTransactions(
  { hashes, total }: Extract<CallBatch, { kind: 'transactions' }>,
  node: Node,
): Promise<Found> {
  const answers = await Promise.all(hashes.map((hash) => node('eth_getTransactionReceipt', [hash])))
  const receipts = answers.filter(isRecord)
  const succeeded = receipts.filter(({ status }) => status === '0x1').length
  return {
    receipts: receipts.map(pickReceipt),
    status:
      receipts.length < hashes.length
        ? PENDING
        : succeeded === total
          ? CONFIRMED
          : succeeded === 0
            ? REVERTED
            : PARTLY_REVERTED,
  }
}

async function readOperation(
  { hash, sentAt }: Extract<CallBatch, { kind: 'operation' }>,
  bundler: Node | null,
): Promise<Found> {
  if (!bundler) throw new FrameError(4200, 'This network has no smart accounts any more.')
  const found = await bundler('eth_getUserOperationReceipt', [hash]).catch((error: unknown) => {
    // The bundler reports that it will not be in a block.
    if (error instanceof FrameError && error.code === REJECTED) return 'dropped'
    throw error
  })
  if (found === 'dropped') return { status: NOT_SENT, receipts: [] }
  if (isRecord(found) && isRecord(found.receipt)) {
    const { receipt, success, logs = [], actualGasUsed } = found
    // Only the logs of this operation, if the bundle has several.
    const own = { ...receipt, logs, status: success === true ? '0x1' : '0x0', gasUsed: actualGasUsed }
    return { status: success === true ? CONFIRMED : REVERTED, receipts: [pickReceipt(own)] }
  }
  if (Date.now() - sentAt < GIVEN_UP_AFTER) return { status: PENDING, receipts: [] }
  const waiting = await bundler('eth_getUserOperationByHash', [hash])
  return { status: isRecord(waiting) ? PENDING : NOT_SENT, receipts: [] }
}

/** The fields of a receipt in EIP-5792. */
function pickReceipt({ logs, status, blockHash, blockNumber, gasUsed, transactionHash }: Receipt): Receipt {
  const list = Array.isArray(logs) ? logs.filter(isRecord) : []
  return {
    logs: list.map(({ address, data, topics }) => ({ address, data, topics })),
    status,
    blockHash,
    blockNumber,
    gasUsed,
    transactionHash,
  }
}
