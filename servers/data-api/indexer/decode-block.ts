import type { Hex } from 'viem'
import { OperatorError } from '../../operator-error.js'
import { decodeLog } from './decode-log.js'
import { decodeRevert } from './decode-revert.js'
import { decodeTraces, nativeTransfer } from './decode-traces.js'
import { decodeUserOperations } from './decode-user-operations.js'
import type { DecodedBlock, DecodedTransaction } from './decoded-block.js'
import type { FetchedBlock, NodeReceipt, NodeTrace, NodeTransaction } from './fetch-blocks.js'

/** Reads the data that the index stores for a block. */
export function decodeBlock({ block, receipts, traces }: FetchedBlock, wrappedNative: ReadonlySet<Hex>): DecodedBlock {
  const byIndex = new Map(receipts.map((receipt) => [Number(receipt.transactionIndex), receipt]))
  const tracesByIndex = new Map<number, NodeTrace[]>()
  for (const trace of traces ?? []) {
    if (trace.transactionPosition === undefined || trace.transactionPosition === null) continue
    const ofTransaction = tracesByIndex.get(trace.transactionPosition)
    if (ofTransaction) ofTransaction.push(trace)
    else tracesByIndex.set(trace.transactionPosition, [trace])
  }
  return {
    number: Number(block.number),
    hash: block.hash,
    parentHash: block.parentHash,
    time: Number(block.timestamp),
    transactions: block.transactions.map((transaction) => {
      const index = Number(transaction.transactionIndex)
      const receipt = byIndex.get(index)
      if (receipt === undefined) throw new OperatorError(`The node has no receipt of ${transaction.hash}.`)
      return decodeTransaction(transaction, receipt, tracesByIndex.get(index) ?? [], wrappedNative)
    }),
  }
}

function decodeTransaction(
  { hash, transactionIndex, from, to, nonce, value, input, gasPrice }: NodeTransaction,
  receipt: NodeReceipt,
  traces: readonly NodeTrace[],
  wrappedNative: ReadonlySet<Hex>,
): DecodedTransaction {
  const succeeded = hasSucceeded(receipt, traces)
  const created = (receipt.contractAddress?.toLowerCase() as Hex | undefined) ?? null
  const recipient = to ?? created
  const logs = succeeded ? receipt.logs.map((log) => ({ log, decoded: decodeLog(log, wrappedNative) })) : []
  const amount = BigInt(value)
  const withoutTraces = recipient !== null && amount > 0n ? [nativeTransfer(from, recipient, amount)] : []
  const moved = traces.length > 0 ? decodeTraces(traces) : withoutTraces
  const native = succeeded ? moved : []
  const price = BigInt(receipt.effectiveGasPrice ?? gasPrice ?? 0)
  const blobFee = BigInt(receipt.blobGasUsed ?? 0) * BigInt(receipt.blobGasPrice ?? 0)
  return {
    index: Number(transactionIndex),
    hash,
    sender: from.toLowerCase() as Hex,
    recipient: (to?.toLowerCase() as Hex | undefined) ?? null,
    created: succeeded && to === null ? created : null,
    nonce: Number(nonce),
    value: amount,
    fee: BigInt(receipt.gasUsed) * price + blobFee + BigInt(receipt.l1Fee ?? 0),
    selector: to !== null && input.length >= 10 ? (input.slice(0, 10).toLowerCase() as Hex) : null,
    succeeded,
    reason: succeeded ? null : decodeRevert(traces[0]),
    transfers: [...native, ...logs.flatMap(({ decoded }) => decoded.transfers)],
    approvals: logs.flatMap(({ decoded }) => decoded.approvals),
    userOperations: decodeUserOperations(logs, native.length),
  }
}

/** Receipts of Ethereum's first two years have no status (EIP-658). There the trace contains it. */
function hasSucceeded({ status }: NodeReceipt, traces: readonly NodeTrace[]): boolean {
  return status === undefined || status === null ? !traces[0]?.error : BigInt(status) === 1n
}
